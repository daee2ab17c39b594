import type { TrackInfoItem } from '@tracking-console/contract/api/tracking';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import { type Journey, toTrackInfo } from '../shipments/trackInfo.ts';

type ShownColumn = 'number' | 'carrier' | 'tag' | 'additionalFields' | 'dataSource';

/** A shipment with its journey, in the format for programs. */
export type TrackedShipment = Journey & { shipment: Pick<ShipmentRecord, ShownColumn> };

export function toTrackInfoItem(tracked: TrackedShipment, now: Date): TrackInfoItem {
  const { number, carrier, tag, additionalFields, dataSource } = tracked.shipment;
  const { param = null, ...fields } = additionalFields;
  return {
    number,
    carrier,
    tag: tag || null,
    ...fields,
    param,
    track_info: toTrackInfo(tracked, now),
    data_source: dataSource,
  };
}
