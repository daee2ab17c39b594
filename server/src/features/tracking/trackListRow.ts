import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { timeText } from '../journeys/progress.ts';
import { latestEventWords } from '../shipments/model/latestEventWords.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import { isoTime } from '../shipments/shipmentRow.ts';
import { timeMetrics } from '../shipments/timeMetrics.ts';

export function toTrackListRow(shipment: ShipmentRecord, now: Date): TrackListRow {
  const { latestEvent } = shipment;
  const words = latestEventWords(shipment);
  const { estimated_delivery_date: _estimate, ...metrics } = timeMetrics(shipment, now);
  return {
    number: shipment.number,
    carrier: shipment.carrier,
    final_carrier: shipment.finalCarrier,
    origin: shipment.carrierOrigin,
    data_origin: shipment.dataOrigin,
    param: shipment.additionalFields.param ?? null,
    tag: shipment.tag,
    remark: shipment.remark,
    order_no: shipment.orderNo,
    order_time: shipment.orderTime || null,
    lang: shipment.lang || null,
    email: shipment.email || null,
    register_time: shipment.registerTime.toISOString(),
    track_time: isoTime(shipment.trackTime),
    sync_status: shipment.syncStatus,
    tracking_status: shipment.trackingStatus,
    stop_track_time: isoTime(shipment.stopTrackTime),
    stop_track_reason: shipment.stopTrackReason,
    is_retracked: shipment.isRetracked,
    carrier_change_count: shipment.carrierChangeCount,
    package_status: shipment.packageStatus,
    sub_status: shipment.subStatus,
    latest_event_time: latestEvent && timeText(latestEvent),
    latest_event_info: latestEvent?.description ?? null,
    delievery_time: shipment.deliveryTimeText,
    pickup_time: shipment.pickupTimeText,
    shipping_country: shipment.shippingCountry || null,
    recipient_country: shipment.recipientCountry || null,
    push_time: isoTime(shipment.pushTime),
    push_status: shipment.pushStatus,
    push_status_code: shipment.pushStatusCode,
    ...metrics,
    latest_event_lang: words.originalLanguage || null,
    latest_event_translation: words.translation,
    latest_event_sub_status: words.subStatus || null,
    data_source: shipment.dataSource,
  };
}
