import type { EstimatedDelivery } from '@tracking-console/contract/api/trackInfo';
import type { EventWords } from '@tracking-console/contract/shipments/eventWording';
import type { CheckDigitState, TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import type { ShipmentRow } from '@tracking-console/contract/shipments/shipmentRow';
import type { AttentionLevel, AttentionReason, MainStatus } from '@tracking-console/contract/shipments/statuses';

/** A row of the buyer's lists, in our words. Times are ISO-8601; without a zone where the carrier named none. */
export interface Shipment {
  id: string;
  number: string;
  remark: string;
  /** The customer's own mark, or empty. */
  tag: TagType | '';
  /** An update came after the customer last opened it. */
  isUnread: boolean;
  order: ShipmentOrder;
  /** In kilograms as the carrier sends it; empty: not known. */
  weight: string;
  /** Carrier keys, first leg first; empty while none is known. */
  carriers: readonly number[];
  /** Alpha-2, or empty. */
  origin: string;
  destination: string;
  status: MainStatus;
  subStatus: string;
  attention: AttentionLevel;
  attentionReason: AttentionReason | null;
  checkDigit: CheckDigitState;
  lastEvent: LastEvent | null;
  /** When we learned the latest update. */
  changeTime: string;
  addedTime: string;
  archivedTime: string | null;
  deliveredTime: string | null;
  transitDays: number | null;
  estimatedDelivery: EstimatedDelivery | null;
  isArchived: boolean;
  isStopped: boolean;
  /** The journey is the sandbox's, no real carrier's. */
  isSandbox: boolean;
}

export interface ShipmentOrder {
  number: string;
  shop: string;
  /** As the customer wrote it. */
  time: string;
}

export interface LastEvent extends EventWords {
  time: string | null;
  place: string;
}

export function readShipment(row: ShipmentRow): Shipment {
  return {
    id: row.FTrackInfoId,
    number: row.FTrackNo,
    remark: row.FRemark,
    tag: row.tag_type,
    isUnread: row.is_unread,
    order: { number: row.order_no, shop: row.order_shop, time: row.order_time },
    weight: row.weight_kg,
    carriers: [row.FFirstCarrier, row.FSecondCarrier].filter((key) => key !== 0),
    origin: row.shipping_country || row.FFirstCountry,
    destination: row.recipient_country || row.FSecondCountry,
    status: row.package_status,
    subStatus: row.sub_status,
    attention: row.attention,
    attentionReason: row.attention_reason,
    checkDigit: row.check_digit,
    lastEvent: readLastEvent(row),
    changeTime: row.change_time,
    addedTime: row.FCreateTime,
    archivedTime: row.archived_at,
    deliveredTime: isoTime(row.delievery_time),
    transitDays: row.days_of_transit,
    estimatedDelivery: row.estimated_delivery,
    isArchived: row.FIsArchived,
    isStopped: row.tracking_status === 'Stopped',
    isSandbox: row.data_source === 'sandbox',
  };
}

function readLastEvent(row: ShipmentRow): LastEvent | null {
  if (!row.latest_event_info) return null;
  return {
    time: isoTime(row.latest_event_time),
    place: row.latest_event_location,
    original: row.latest_event_info,
    originalLanguage: row.latest_event_lang,
    translation: row.latest_event_translation,
    subStatus: row.latest_event_sub_status,
  };
}

/** The provider writes a time without zone as "day time". */
const isoTime = (time: string | null) => time?.replace(' ', 'T') ?? null;
