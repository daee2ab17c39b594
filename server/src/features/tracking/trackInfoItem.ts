import type { TrackInfoItem } from '@tracking-console/contract/tracking';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import { type Journey, toTrackInfo } from '../shipments/trackInfo.ts';

type Told = 'number' | 'carrier' | 'tag' | 'additionalFields' | 'dataSource';

/** A shipment with its journey, in the format for programs. */
export type ToldShipment = Journey & { shipment: Pick<ShipmentRecord, Told> };

export function toTrackInfoItem(told: ToldShipment, now: Date): TrackInfoItem {
  const { number, carrier, tag, additionalFields, dataSource } = told.shipment;
  const { param = null, ...fields } = additionalFields;
  return {
    number,
    carrier,
    tag: tag || null,
    ...fields,
    param,
    track_info: toTrackInfo(told, now),
    data_source: dataSource,
  };
}
