import type { CarrierAdapter, CarrierReport } from '../journeys/carrierAdapter.ts';
import { type KnownShipment, standingAfter } from '../journeys/standing.ts';
import { toCheckpointRows, toLegRows } from '../journeys/toRows.ts';
import { NO_JOURNEY } from '../shipments/model/lifecycle.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import { resolveCarrier } from '../shipments/resolveCarrier.ts';
import type { TrackedShipment } from './trackInfoItem.ts';

interface Answer {
  number: string;
  carrier: number;
  /** The registered shipment, if any. */
  shipment: ShipmentRecord | undefined;
  report: CarrierReport;
}

/** A carrier's answer as a shipment with its journey, of which nothing is stored. */
export function momentaryJourney(
  { number, carrier, shipment, report }: Answer,
  dataSource: CarrierAdapter['dataSource'],
  now: Date,
): TrackedShipment {
  const known = shipment ?? unknownShipment(number, carrier, now);
  const timeline = toCheckpointRows(0, report, now).sort((one, other) => one.at.getTime() - other.at.getTime());
  const standing = standingAfter(known, { report, timeline, updateTime: now }, now);
  const noted = shipment ?? { tag: '', orderTime: '', additionalFields: {} };
  return {
    shipment: { ...noted, ...standing, number, carrier, dataSource },
    legs: toLegRows(0, report, now).reverse(),
    timeline,
  };
}

function unknownShipment(number: string, carrier: number, now: Date): KnownShipment {
  return {
    ...NO_JOURNEY,
    checkDigit: resolveCarrier(number, carrier)?.checkDigit ?? 'unknown',
    registerTime: now,
    finalCarrier: 0,
    nextSyncTime: null,
    trackingStatus: 'Tracking',
    stopTrackTime: null,
    stopTrackReason: null,
    subStatus: 'NotFound_Other',
    changeTime: now,
    latestEventTime: now,
  };
}
