import type { PageInfo } from '@tracking-console/contract/shipments/shipments';
import { MAIN_STATUSES } from '@tracking-console/contract/shipments/statuses';
import { shipmentRow } from '../../testing/shipmentRow.ts';
import { readShipment } from '../shipments/shipment.ts';
import { readEndlessList, wantedIds, withHeld, withoutShipments, withRows } from './shipmentList.ts';

// A count for each.
const NO_COUNTS = Object.fromEntries(MAIN_STATUSES.map((status) => [status, 0])) as PageInfo['Counts'];
const endless = (count: number) =>
  readEndlessList({
    data: { TrackInfoIds: Array.from({ length: count }, (_, index) => String(index)) },
    pageInfo: { Page: 1, PerPage: 40, TotalCount: count, Counts: NO_COUNTS },
  });
const rows = (ids: readonly string[]) => ids.map((id) => readShipment(shipmentRow(Number(id), { FTrackInfoId: id })));

describe('PG-2b an endless list', () => {
  it('asks for what is in sight and for what stands around it, once', () => {
    const list = endless(100_000);
    const ids = wantedIds(list, { first: 5_000, last: 5_040 }, 100);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, '4970', '5069']);
    const held = withRows(list, ids, rows(ids));
    expect(wantedIds(held, { first: 5_010, last: 5_050 }, 100)).toEqual([]);
    expect(wantedIds(held, { first: 5_040, last: 5_080 }, 100)[0]).toBe('5070');
    // Before what is held ends.
    expect(wantedIds(held, { first: 5_020, last: 5_060 }, 100)[0]).toBe('5070');
  });

  it('keeps its order and its length whatever comes, and lets go of what is gone', () => {
    const list = withRows(endless(300), ['1', '2'], rows(['2']));
    expect(list.ids).toHaveLength(299);
    expect(list.ids?.slice(0, 3)).toEqual(['0', '2', '3']);
    expect(withoutShipments(list, new Set(['0', '2']))).toMatchObject({ total: 298, shipments: [] });
  });

  it('holds no more rows than a reader goes back to', () => {
    const ids = Array.from({ length: 1_200 }, (_, index) => String(index));
    const list = withRows(endless(2_000), ids, rows(ids));
    expect(list.shipments).toHaveLength(1_000);
    expect(list.shipments[0]?.id).toBe('200');
  });

  it('shows what it held when it is asked for again', () => {
    const held = withRows(endless(3), ['1'], rows(['1']));
    expect(withHeld(endless(4), held)).toMatchObject({ ids: ['0', '1', '2', '3'], shipments: [{ id: '1' }] });
  });
});
