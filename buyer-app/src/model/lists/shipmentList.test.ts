import { shipmentRow } from '../../testing/shipmentRow.ts';
import { readShipment } from '../shipments/shipment.ts';
import { type ShipmentList, withoutShipments, withUpdates } from './shipmentList.ts';

const shipment = (id: number, changes = {}) => readShipment(shipmentRow(id, changes));
const list = (...ids: number[]): ShipmentList => ({
  shipments: ids.map((id) => shipment(id)),
  ids: null,
  total: ids.length,
  counts: { InTransit: ids.length },
  urgent: 1,
  arrived: 0,
  outdated: [],
});
const idsOf = ({ shipments }: ShipmentList) => shipments.map(({ id }) => id);

describe('withUpdates', () => {
  it('shows what changed where it stands and only counts what came', () => {
    const fresh = { ...list(3, 1), shipments: [shipment(3), shipment(1, { FRemark: 'Lamp' })], total: 7 };
    const shown = withUpdates(list(1, 2), fresh, []);
    expect(idsOf(shown)).toEqual(['1', '2']);
    expect(shown.shipments[0]?.remark).toBe('Lamp');
    expect(shown).toMatchObject({ arrived: 1, total: 7 });
  });

  it('keeps a row that no longer belongs there, with its updates', () => {
    const delivered = shipment(2, { package_status: 'Delivered' });
    const shown = withUpdates(list(1, 2), list(1), [delivered]);
    expect(idsOf(shown)).toEqual(['1', '2']);
    expect(shown.shipments[1]?.status).toBe('Delivered');
  });
});

it('takes shipments out of a page and of its counts', () => {
  const all = list(1, 2, 3);
  const urgent = all.shipments.map((row) => (row.id === '2' ? { ...row, attention: 'red' as const } : row));
  const rest = withoutShipments({ ...all, shipments: urgent }, new Set(['2', '9']));
  expect(idsOf(rest)).toEqual(['1', '3']);
  expect(rest).toMatchObject({ total: 2, urgent: 0, counts: { InTransit: 2 } });
});
