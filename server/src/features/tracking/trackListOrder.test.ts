import { TRACK_ORDERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { signedIn } from '../../../testing/caller.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { and, eq, inArray } from '../../drizzle.ts';
import { findCarriersByName } from '../carriers/carriers.ts';
import { shipments } from '../shipments/model/shipmentTable.ts';
import { createTrackListService, TRACK_PAGE } from './trackListService.ts';

const PAGES = 5;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Five pages of shipments; those whose place has a time were refreshed and pushed, several at the same moment. */
async function ownShipments(hasTime: (place: number) => boolean) {
  const { db, quotas, shipments: service } = server.services;
  const owner = { gid: (await signedIn(server)).gid, scope: 'API' } as const;
  await db.transaction(async (transaction) =>
    quotas.grant(await quotas.lockAccount(transaction, owner), { source: 'Manual', amount: 500 }),
  );
  const carrier = findCarriersByName('UPS')[0] ?? 0;
  const wanted = Array.from({ length: PAGES * TRACK_PAGE - 7 }, (_, place) => ({
    number: `ORDERED${1_000 + place}`,
    carrier,
    cost: 1,
  }));
  const added = await service.registration.register(owner, wanted, 'Api');
  const ids = added.flatMap((one) => (one.kind === 'added' ? [one.shipment.id] : []));
  const own = eq(shipments.ownerGid, owner.gid);
  await db.update(shipments).set({ trackTime: null, pushTime: null }).where(own);
  const timed = ids.filter((_, place) => hasTime(place));
  for (let batch = 0; batch < timed.length; batch += 3) {
    const time = new Date(Date.UTC(2026, 0, 1, 0, (batch * 37) % 500));
    const these = and(own, inArray(shipments.id, timed.slice(batch, batch + 3)));
    await db.update(shipments).set({ trackTime: time, pushTime: time }).where(these);
  }
  expect(ids).toHaveLength(wanted.length);
  return { owner, ids };
}

it.each([
  ['half of them', (place: number) => place % 2 === 0],
  ['all but a few', (place: number) => place > 3],
  ['none', () => false],
])('PG-9a orders by a time %s have, over every page, what has none last', async (_, hasTime) => {
  const { owner, ids } = await ownShipments(hasTime);
  const { list } = createTrackListService(server.services.db);
  for (const order of TRACK_ORDERS) {
    const pages = Array.from({ length: PAGES }, (_, index) => index + 1).map((page) =>
      list(owner, { conditions: undefined, status: undefined, order, page }),
    );
    const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
    const column = ({ Re: 'registerTime', Tr: 'trackTime', Pu: 'pushTime' } as const)[order.slice(0, 2) as 'Re'];
    const sign = order.endsWith('Desc') ? -1 : 1;
    const expected = [...rows].sort((one, other) => {
      const [first, second] = [one[column], other[column]] as (Date | null)[];
      if (!first || !second) return Number(!first) - Number(!second) || sign * (one.id - other.id);
      return sign * (first.getTime() - second.getTime() || one.id - other.id);
    });
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(rows).toHaveLength(ids.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
  }
});
