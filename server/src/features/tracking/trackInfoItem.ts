import type { TrackInfoItem } from '@tracking-console/contract/tracking';
import type { ShipmentDetails } from '../shipments/details.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import { toTrackInfo } from '../shipments/trackInfo.ts';

/** A shipment as gettrackinfo answers with it, and webhooks send it. */
export function toTrackInfoItem(details: ShipmentDetails, now: Date): TrackInfoItem {
  const { shipment } = details;
  return {
    number: shipment.number,
    carrier: shipment.carrier,
    tag: shipment.tag || null,
    ...withoutParam(shipment),
    param: shipment.additionalFields.param ?? null,
    track_info: toTrackInfo(details, now),
    data_source: shipment.dataSource,
  };
}

function withoutParam({ additionalFields: { param: _param, ...fields } }: ShipmentRecord) {
  return fields;
}
