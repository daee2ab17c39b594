import type { TrackEvent } from '@tracking-console/contract/api/trackInfo';
import { isAwaited } from '@tracking-console/contract/shipments/estimatedDelivery';
import { PACKAGE_STATES, TRACK_STATES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import { timeText } from '../journeys/progress.ts';
import { attentionOf, attentionReasonOf } from './attention.ts';
import { latestEventWords } from './model/latestEventWords.ts';
import type { ShipmentRecord } from './model/shipmentTable.ts';
import { timeMetrics } from './timeMetrics.ts';

/** A shipment as the buyer's list shows it. */
export function toShipmentRow(shipment: ShipmentRecord, now: Date): ShipmentRow {
  const { latestEvent } = shipment;
  const words = latestEventWords(shipment);
  return {
    FTrackInfoId: String(shipment.id),
    FTrackNo: shipment.number,
    FFirstCarrier: shipment.carrier,
    FFirstCarrierSource: shipment.carrierOrigin,
    FSecondCarrier: shipment.finalCarrier,
    FFirstCountry: shipment.shippingCountry,
    FSecondCountry: shipment.recipientCountry,
    FLastEvent: latestEvent ? lastEventText(latestEvent) : '',
    FIsArchived: shipment.archivedAt !== null,
    FRemark: shipment.remark,
    FTrackStateType: trackState(shipment),
    FPackageState: PACKAGE_STATES[shipment.packageStatus],
    FCreateTime: shipment.registerTime.toISOString(),
    package_status: shipment.packageStatus,
    sub_status: shipment.subStatus,
    attention: attentionOf(shipment, now),
    attention_reason: attentionReasonOf(shipment, now),
    check_digit: shipment.checkDigit,
    track_time: isoTime(shipment.trackTime),
    change_time: shipment.changeTime.toISOString(),
    latest_event_time: latestEvent && timeText(latestEvent),
    latest_event_info: words.original,
    latest_event_lang: words.originalLanguage,
    latest_event_translation: words.translation,
    latest_event_sub_status: words.subStatus,
    latest_event_location: latestEvent?.location ?? '',
    pickup_time: shipment.pickupTimeText,
    delievery_time: shipment.deliveryTimeText,
    days_of_transit: timeMetrics(shipment, now).days_of_transit,
    order_no: shipment.orderNo,
    order_time: shipment.orderTime,
    order_shop: shipment.orderShop,
    tag: shipment.tag,
    tag_type: shipment.tagType,
    is_unread: shipment.isUnread,
    weight_kg: shipment.miscInfo?.weight_kg ?? '',
    estimated_delivery: isAwaited(shipment.subStatus) ? shipment.estimatedDelivery : null,
    shipping_country: shipment.shippingCountry,
    recipient_country: shipment.recipientCountry,
    tracking_status: shipment.trackingStatus,
    stop_track_reason: shipment.stopTrackReason,
    archived_at: isoTime(shipment.archivedAt),
    data_source: shipment.dataSource,
  };
}

function lastEventText(event: TrackEvent): string {
  return JSON.stringify({
    a: timeText(event) ?? '',
    b: event.address.country ?? '',
    c: event.location ?? '',
    d: event.address.city ?? '',
    z: event.description,
  });
}

function trackState({ trackingStatus, trackTime, syncStatus }: ShipmentRecord): number {
  if (trackingStatus === 'Stopped') return TRACK_STATES.stopped;
  if (!trackTime) return TRACK_STATES.waiting;
  return syncStatus ? TRACK_STATES.following : TRACK_STATES.unreachable;
}

export function isoTime(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
