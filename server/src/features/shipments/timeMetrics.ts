import type { TimeMetrics } from '@tracking-console/contract/api/trackInfo';
import { DAY } from '@tracking-console/contract/values/durations';
import type { ShipmentRecord } from './model/shipmentTable.ts';

export type TimedShipment = Pick<
  ShipmentRecord,
  'orderTime' | 'pickupTime' | 'deliveryTime' | 'latestEvent' | 'latestEventTime' | 'estimatedDelivery'
>;

export function timeMetrics(shipment: TimedShipment, now: Date): TimeMetrics {
  const { pickupTime, deliveryTime, latestEvent, latestEventTime, estimatedDelivery } = shipment;
  const end = deliveryTime ?? now;
  return {
    days_after_order: daysBetween(parseTime(shipment.orderTime), end),
    days_of_transit: daysBetween(pickupTime, end),
    days_of_transit_done: deliveryTime && daysBetween(pickupTime, deliveryTime),
    days_after_last_update: latestEvent && daysBetween(latestEventTime, now),
    estimated_delivery_date: estimatedDelivery ?? { source: null, from: null, to: null },
  };
}

function daysBetween(start: Date | null, end: Date): number | null {
  return start && Math.max(0, Math.floor((end.getTime() - start.getTime()) / DAY));
}

function parseTime(text: string): Date | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
