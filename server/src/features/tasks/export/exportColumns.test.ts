import { exportCells } from './exportColumns.ts';

const reader = { t: (key: string) => key, now: new Date('2026-03-05T12:00:00Z'), zone: 'Asia/Shanghai' };

it.each([
  ['2026-03-08T20:00:00-11:00', '2026-03-08'],
  ['2026-03-08T00:30:00+14:00', '2026-03-08'],
  ['2026-03-08', '2026-03-08'],
])('PG-2d exports the day of an estimate at its destination: %s', (to, day) => {
  const estimatedDelivery = { source: 'Official', from: null, to };
  const shipment = { estimatedDelivery, registerTime: reader.now, pickupTime: null, latestEvent: null };
  const cells = exportCells(shipment as never, reader as never); // as much of both as the columns read
  expect(cells).toContain(day);
});
