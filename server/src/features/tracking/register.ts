import {
  AdditionalFields,
  type BatchAnswer,
  type RegisteredNumber,
  type RegisterItem,
  type RejectedItem,
} from '@tracking-console/contract/tracking';
import { normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import type { Owner } from '../../owner.ts';
import type { WantedShipment } from '../shipments/decideRegistrations.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { Registration } from '../shipments/registration.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { carrierOf } from './readItems.ts';
import { type TrackCode, trackError } from './trackErrors.ts';

export async function register(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly RegisterItem[],
): Promise<BatchAnswer<RegisteredNumber>> {
  const registrations = await shipments.register(owner, items.map(toWanted), 'Api');
  const answer: BatchAnswer<RegisteredNumber> = { accepted: [], rejected: [] };
  for (const [index, item] of items.entries()) {
    const registration = registrations[index];
    if (registration?.kind === 'added') answer.accepted.push(toAccepted(registration.shipment));
    else if (registration) answer.rejected.push(toRejected(item, registration));
  }
  return answer;
}

function toWanted(item: RegisterItem): WantedShipment {
  return {
    number: normalizeNumber(item.number),
    carrier: Number(item.carrier ?? 0),
    finalCarrier: Number(item.final_carrier ?? 0),
    tag: item.tag ?? '',
    remark: item.remark ?? '',
    orderNo: item.order_no ?? '',
    orderTime: item.order_time ?? '',
    lang: item.lang?.toLowerCase() ?? '',
    translationMode: item.translation_mode ?? '',
    email: item.email ?? '',
    additionalFields: pickAdditional(item),
    // A translation costs one credit more.
    cost: item.lang ? 2 : 1,
  };
}

function pickAdditional(item: RegisterItem): NonNullable<WantedShipment['additionalFields']> {
  const names = Object.keys(AdditionalFields);
  return Object.fromEntries(Object.entries(item).filter(([name, value]) => names.includes(name) && value !== ''));
}

function toAccepted({ origin, number, carrier, email, tag, lang }: ShipmentRecord): RegisteredNumber {
  return { origin, number, carrier, email: email || null, tag: tag || null, lang: lang || null };
}

/** The first that is missing is named. */
const FIELD_CODES: Readonly<Record<string, TrackCode>> = {
  destination_postal_code: -18010019,
  phone_number_last_4: -18010020,
};

type Refusal = Exclude<Registration, { kind: 'added' }>;

function toRejected(item: RegisterItem, refusal: Refusal): RejectedItem {
  return { number: item.number, ...carrierOf(item), error: trackError(codeOf(refusal), item.number) };
}

function codeOf(refusal: Refusal): TrackCode {
  switch (refusal.kind) {
    case 'exists':
      return -18019901;
    case 'unknownCarrier':
      return -18019910;
    case 'undetected':
      return -18019903;
    case 'lacksFields':
      return FIELD_CODES[refusal.fields[0] ?? ''] ?? -18010022;
    case 'overQuota':
      return refusal.limit === 'today' ? -18019907 : -18019908;
  }
}
