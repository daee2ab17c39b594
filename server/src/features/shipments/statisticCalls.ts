import type { STATISTIC_METHODS } from '@tracking-console/contract/shipments/statistics';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { zoneOf } from './recentDays.ts';
import { toShipmentRow } from './shipmentRow.ts';
import type { ShipmentService } from './shipmentService.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The buyer's calls about many shipments at once. */
export const STATISTIC_CALLS: BuyerCalls<typeof STATISTIC_METHODS, { shipments: ShipmentService }> = {
  async GetStatDaily({ Days = 30, Zone }, { owner, shipments, timeZoneOffset }) {
    const days = await shipments.statistics.readDays(owner, Days, zoneOf(Zone, timeZoneOffset));
    return success(days.map(({ date, added, delivered }) => ({ Date: date, Added: added, Delivered: delivered })));
  },

  async GetStatTransit({ Days = 30 }, { owner, shipments }) {
    const carriers = await shipments.statistics.readTransit(owner, Days);
    return success(
      carriers.map(({ carrier, delivered, median, p90 }) => ({
        Carrier: carrier,
        Delivered: delivered,
        Median: tenths(median),
        P90: tenths(p90),
      })),
    );
  },

  async GetArrivingSoon({ Zone }, { owner, shipments, timeZoneOffset, now }) {
    const arriving = await shipments.statistics.listArrivingSoon(owner, zoneOf(Zone, timeZoneOffset));
    return success(arriving.map((shipment) => toShipmentRow(shipment, now)));
  },
};
