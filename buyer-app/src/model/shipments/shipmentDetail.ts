import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import type { RequiredField } from '@tracking-console/contract/shipments/carriers';
import { MAX_CARRIER_CHANGES } from '@tracking-console/contract/shipments/correctionConstants';
import type { ShipmentDetail } from '@tracking-console/contract/shipments/shipmentRow';
import { readShipment, type Shipment } from './shipment.ts';

/** A shipment with its whole journey, and what can be set right about it. */
export interface ShipmentWithJourney extends Shipment {
  journey: TrackInfo;
  /** The fields without which the carrier does not answer. */
  missingFields: readonly RequiredField[];
  /** What the customer gave beside the number, by the wire's names. */
  givenFields: Readonly<Record<string, string>>;
  /** By carrier key: where the carrier itself shows the shipment. */
  trackingPages: Readonly<Record<string, string>>;
  carrierChangesLeft: number;
  /** A request to the carrier is due: the first, or another after a correction. */
  isBeingAsked: boolean;
  stop: Stop | null;
}

export interface Stop {
  reason: StopReason;
  time: string | null;
  /** It may be followed again, once in its life. */
  canRetrack: boolean;
}

const STOP_REASONS = ['Expired', 'ByRequest', 'InvalidCarrier'] as const;
export type StopReason = (typeof STOP_REASONS)[number] | 'other';

export function readDetail(detail: ShipmentDetail): ShipmentWithJourney {
  const shipment = readShipment(detail);
  return {
    ...shipment,
    journey: detail.track_info,
    missingFields: detail.missing_fields,
    givenFields: textsOf(detail.additional_fields),
    trackingPages: detail.tracking_pages,
    carrierChangesLeft: Math.max(0, MAX_CARRIER_CHANGES - detail.carrier_change_count),
    isBeingAsked: detail.track_time === null && !shipment.isStopped && !shipment.isArchived,
    stop: shipment.isStopped ? readStop(detail) : null,
  };
}

function readStop({ stop_track_reason, stop_track_time, is_retracked, archived_at }: ShipmentDetail): Stop {
  return {
    reason: STOP_REASONS.find((reason) => reason === stop_track_reason) ?? 'other',
    time: stop_track_time,
    canRetrack: !is_retracked && archived_at === null,
  };
}

const textsOf = (fields: ShipmentDetail['additional_fields']) =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'));
