import { DAY } from '@tracking-console/contract/values/durations';
import { type SignedInCaller, signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';

const LETTER = 'RB123456785GB';
const ROYAL_MAIL = 11031;
const USPS = 21051;

let server: TestServer;
let developer: SignedInCaller;
beforeEach(async () => {
  server = await startTestServer({ journeySpeed: 1 });
  developer = await signedIn(server);
  const owner = { gid: developer.gid, scope: 'API' } as const;
  const { quotas, db } = server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 20 }),
  );
  await call('register', { number: LETTER });
});
afterEach(() => server.close());

/** The code of the one item's refusal; 0: accepted. */
async function call(verb: string, item: object): Promise<number> {
  const { data } = (await developer.post(`/track/v2.4/${verb}`, [item])).json();
  return data.rejected[0]?.error.code ?? 0;
}

async function travel(days: number): Promise<void> {
  server.pass(days * DAY);
  const { sync, sessions } = server.services;
  await sync.syncShipments(await sync.claimDue(10));
  developer.sid = await sessions.open(developer.gid, { ip: '127.0.0.1', userAgent: 'test' });
}

const read = async () => (await server.services.db.select().from(shipments))[0];
const present = async () => (await read())?.carrier ?? 0;
/** A carrier the number does not have. */
const other = async () => ((await present()) === USPS ? ROYAL_MAIL : USPS);

describe('changecarrier', () => {
  const to = (carrier_new: number, more: object = {}) =>
    call('changecarrier', { number: LETTER, carrier_new, ...more });

  it('PA-4 waits for the first result, and says what is wrong with a change', async () => {
    const carrier = await present();
    const next = await other();
    expect(await to(next)).toBe(-18019808);
    await travel(10);
    expect(await call('changecarrier', { number: LETTER })).toBe(-18019804);
    expect(await to(carrier)).toBe(-18019803);
    expect(await to(999_999)).toBe(-18019802);
    expect(await to(next, { carrier_old: next })).toBe(-18019805);
    expect(await call('changecarrier', { number: 'RB999999996GB', carrier_new: next })).toBe(-18019902);
    expect(await to(next, { carrier_old: carrier })).toBe(0);
    expect(await read()).toMatchObject({ carrier: next, carrierChangeCount: 1, latestEvent: null });
  });

  it('PA-4 changes five times, only while the number is tracked', async () => {
    for (let count = 0; count < 5; count++) {
      await travel(1);
      expect(await to(await other())).toBe(0);
    }
    await travel(1);
    expect(await to(await other())).toBe(-18019807);
    expect(await call('stoptrack', { number: LETTER })).toBe(0);
    expect(await to(await other())).toBe(-18019806);
  });
});

it('PA-4 retrack follows a stopped number again, once in its life', async () => {
  expect(await call('retrack', { number: LETTER })).toBe(-18019904);
  await call('stoptrack', { number: LETTER });
  expect(await call('retrack', { number: LETTER })).toBe(0);
  expect(await read()).toMatchObject({ trackingStatus: 'Tracking', isRetracked: true, stopTrackReason: null });
  await call('stoptrack', { number: LETTER });
  expect(await call('retrack', { number: LETTER })).toBe(-18019905);
});
