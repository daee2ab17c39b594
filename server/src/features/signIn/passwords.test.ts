import { Busy } from '../../fairQueue.ts';
import { hashPassword, PLACES, verifyPassword } from './passwords.ts';

/** The number of hashes an address may have in progress. */
const SHARE = PLACES.atOnce + PLACES.waitingPerKey;
const FLOOD = SHARE + 10;

// The dummy hash is made as the module loads, and holds a place until then.
beforeAll(() => verifyPassword(null, 'anything'));

it('SC-15 hashes two passwords at a time, refuses what one address sends beyond its line, and lets the others pass', async () => {
  const right = await hashPassword('right');
  const order: string[] = [];
  const flood = Array.from({ length: FLOOD }, () =>
    verifyPassword(right, 'guess', '192.0.2.1').then(() => order.push('flood')),
  );
  const settled = Promise.allSettled(flood);
  const others = ['192.0.2.2', '192.0.2.3'].map(async (client) => {
    const matches = await verifyPassword(right, 'right', client);
    order.push(client);
    return matches;
  });
  expect(await Promise.all(others)).toEqual([true, true]);
  // Two of the flood are hashed before them, and one or two beside each of them.
  expect(order.filter((one) => one === 'flood').length).toBeLessThanOrEqual(6);
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(FLOOD - SHARE);
  for (const one of refused) expect(one).toMatchObject({ reason: expect.any(Busy) });
});

it('SC-15 an unknown account waits in the same line as a wrong password', async () => {
  const known = await hashPassword('right');
  const flood = Array.from({ length: SHARE }, () => verifyPassword(known, 'wrong', '192.0.2.4'));
  await expect(verifyPassword(null, 'wrong', '192.0.2.4')).rejects.toMatchObject({ busyWith: 'own' });
  await expect(verifyPassword(known, 'wrong', '192.0.2.4')).rejects.toMatchObject({ busyWith: 'own' });
  expect(await Promise.all(flood)).not.toContain(true);
});
