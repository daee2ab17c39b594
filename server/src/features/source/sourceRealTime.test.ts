import {
  accept,
  namesOf,
  reject,
  SOURCE,
  setUpSourced,
  sourced,
  sourceEvent,
  sourceJourney,
} from '../../../testing/sourced.ts';
import type { ApiOwner } from '../../owner.ts';

const UPS = '1Z5R89390357567127';

setUpSourced();

let owner: ApiOwner;
beforeEach(async () => {
  owner = { gid: sourced.gid(), scope: 'API' };
  const { db, quotas } = sourced.server.services;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, { ...owner, scope: 'API' }), { source: 'Manual', amount: 10 }),
  );
  await quotas.allowRealTime(owner, true);
});

const query = (of: ApiOwner = owner) =>
  sourced.server.services.queryRealTime(of, { number: UPS, carrier: SOURCE.carrier });

it('PA-2 asks the source in real time, and registers nothing there', async () => {
  const journey = sourceJourney([sourceEvent('OutForDelivery_Other')], 'OutForDelivery_Other');
  sourced.respond = ({ items }) => accept(items.map((item) => ({ ...item, track_info: journey })));
  expect(await query()).toMatchObject({
    data_source: 'carrier',
    track_info: { latest_status: { sub_status: 'OutForDelivery_Other' } },
  });
  expect(sourced.calls).toEqual([{ name: 'getRealTimeTrackInfo', items: [{ number: UPS, carrier: SOURCE.carrier }] }]);
});

it('PA-4 charges nothing where the source may not be asked so', async () => {
  sourced.respond = ({ items }) => reject(items, -18019912);
  expect(await query()).toBe(-18019816);
  expect((await sourced.server.services.quotas.read(owner)).quota_used).toBe(0);
});

it('asks the sandbox for a test key', async () => {
  await query({ ...owner, scope: 'TEST' });
  expect(namesOf(sourced.calls)).toEqual([]);
});
