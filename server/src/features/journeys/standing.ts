import {
  type ApiSettings,
  DEFAULT_API_SETTINGS,
  type EddSource,
} from '@tracking-console/contract/api/apiSettingConstants';
import { mainStatusOf, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import { nextSyncTime, statusBeforeFirstUpdate, stopOf } from '../shipments/model/lifecycle.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { CarrierReport } from './carrierAdapter.ts';
import type { TimelineEntry } from './checkpointTable.ts';
import { progressOf, timeText, toEvent } from './progress.ts';

/** What a shipment shows of its journey. */
export type Standing = Pick<
  ShipmentRecord,
  | 'finalCarrier'
  | 'trackTime'
  | 'syncStatus'
  | 'nextSyncTime'
  | 'adapterState'
  | 'trackingStatus'
  | 'stopTrackTime'
  | 'stopTrackReason'
  | 'packageStatus'
  | 'subStatus'
  | 'changeTime'
  | 'latestEvent'
  | 'latestEventTime'
  | 'pickupTime'
  | 'pickupTimeText'
  | 'deliveryTime'
  | 'deliveryTimeText'
  | 'estimatedDelivery'
  | 'miscInfo'
  | 'shipperAddress'
  | 'recipientAddress'
  | 'shippingCountry'
  | 'recipientCountry'
>;

/** What is known of a shipment before the answer. */
export type KnownShipment = Standing & Pick<ShipmentRecord, 'registerTime' | 'checkDigit'>;

export interface NewReport {
  report: CarrierReport;
  /** The whole timeline, oldest first, where it has grown; null where nothing is new. */
  timeline: readonly TimelineEntry[] | null;
  /** When the update came; now, unless it is reported afterwards. */
  updateTime?: Date;
}

/** What the customer has set for all shipments. */
type Preferences = Pick<ApiSettings, 'auto_stop_days' | 'edd'>;

/** What the shipment shows after a carrier's answer. */
export function standingAfter(
  shipment: KnownShipment,
  { report, timeline, updateTime }: NewReport,
  now: Date,
  { auto_stop_days, edd }: Preferences = DEFAULT_API_SETTINGS,
): Standing {
  const seen = timeline ? timelineColumns(shipment, timeline) : keptColumns(shipment);
  const changeTime = timeline ? (updateTime ?? now) : shipment.changeTime;
  const reported = reportedStatus(shipment, { report, timeline }) ?? seen.subStatus;
  const stop = stopOf({ subStatus: reported, changeTime }, now, report.isGivenUp ? 0 : auto_stop_days);
  const subStatus = stop?.subStatus ?? reported;
  return {
    ...seen,
    subStatus,
    packageStatus: mainStatusOf(subStatus),
    changeTime,
    finalCarrier: report.legs[1]?.carrier ?? shipment.finalCarrier,
    estimatedDelivery: wanted(report.estimatedDelivery ?? shipment.estimatedDelivery, edd),
    miscInfo: report.miscInfo ?? shipment.miscInfo,
    shipperAddress: report.shipperAddress ?? shipment.shipperAddress,
    recipientAddress: report.recipientAddress ?? shipment.recipientAddress,
    shippingCountry: report.shipperAddress?.country ?? shipment.shippingCountry,
    recipientCountry: report.recipientAddress?.country ?? shipment.recipientCountry,
    adapterState: report.state === undefined ? shipment.adapterState : report.state,
    trackTime: now,
    syncStatus: true,
    trackingStatus: stop ? 'Stopped' : 'Tracking',
    stopTrackTime: stop ? now : null,
    stopTrackReason: stop?.reason ?? null,
    nextSyncTime: stop ? null : nextSyncTime(subStatus, report.nextUpdateTime, now),
  };
}

/** An estimate the customer does not want is not kept. */
function wanted(estimate: Standing['estimatedDelivery'], edd: EddSource): Standing['estimatedDelivery'] {
  if (edd === 'None' || (edd === 'Official' && estimate?.source !== 'Official')) return null;
  return estimate;
}

/** A report's overall status, unless the report is older than the known checkpoints. */
function reportedStatus(shipment: KnownShipment, { report, timeline }: NewReport): SubStatus | null {
  const known = timeline?.at(-1)?.at ?? shipment.latestEventTime;
  const reported = report.legs.flatMap(({ checkpoints }) => checkpoints.map(({ at }) => at.getTime()));
  const isCurrent = reported.length === 0 ? !shipment.latestEvent : Math.max(...reported) >= known.getTime();
  return (isCurrent && report.subStatus) || null;
}

type SeenColumns = Pick<
  ShipmentRecord,
  | 'subStatus'
  | 'latestEvent'
  | 'latestEventTime'
  | 'pickupTime'
  | 'pickupTimeText'
  | 'deliveryTime'
  | 'deliveryTimeText'
>;

function keptColumns(shipment: KnownShipment): SeenColumns {
  const { latestEvent, latestEventTime, pickupTime, pickupTimeText, deliveryTime, deliveryTimeText } = shipment;
  const subStatus = latestEvent ? shipment.subStatus : statusBeforeFirstUpdate(shipment.checkDigit);
  return { subStatus, latestEvent, latestEventTime, pickupTime, pickupTimeText, deliveryTime, deliveryTimeText };
}

function timelineColumns(shipment: KnownShipment, timeline: readonly TimelineEntry[]): SeenColumns {
  const { latest, pickup, delivery } = progressOf(timeline);
  return {
    subStatus: latest?.subStatus ?? statusBeforeFirstUpdate(shipment.checkDigit),
    latestEvent: latest && toEvent(latest),
    latestEventTime: latest?.at ?? shipment.registerTime,
    pickupTime: pickup?.at ?? null,
    pickupTimeText: pickup && timeText(toEvent(pickup)),
    deliveryTime: delivery?.at ?? null,
    deliveryTimeText: delivery && timeText(toEvent(delivery)),
  };
}
