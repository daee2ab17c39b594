import type { ApiSettings } from '@tracking-console/contract/api/apiSettingConstants';
import type {
  BatchAnswer,
  RegisteredNumber,
  RegisterItem,
  RejectedItem,
} from '@tracking-console/contract/api/tracking';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Owner } from '../../owner.ts';
import { NO_CARRIER } from '../carriers/carriers.ts';
import type { WantedShipment } from '../shipments/decideRegistrations.ts';
import { withoutEmpty } from '../shipments/model/shipmentColumns.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { Registration } from '../shipments/registration.ts';
import { resolveCarrier } from '../shipments/resolveCarrier.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { pickAdditional } from './additionalFields.ts';
import { lastMileFault } from './lastMile.ts';
import { carrierOf } from './reading/readItems.ts';
import { type TrackCode, trackError } from './trackErrors.ts';

export async function register(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly RegisterItem[],
  settings: ApiSettings,
): Promise<BatchAnswer<RegisteredNumber>> {
  const answer: BatchAnswer<RegisteredNumber> = { accepted: [], rejected: [] };
  const wanted = new Map<RegisterItem, WantedShipment>();
  for (const item of items) {
    const shipment = toWanted(item, settings);
    const fault = lastMileOf(shipment);
    if (fault) answer.rejected.push(rejection(item, fault));
    else wanted.set(item, shipment);
  }
  const registrations = await shipments.registration.register(owner, [...wanted.values()], 'Api');
  for (const [index, item] of [...wanted.keys()].entries()) {
    const registration = registrations[index];
    if (registration?.kind === 'added') answer.accepted.push(toAccepted(registration.shipment));
    else if (registration) answer.rejected.push(rejection(item, codeOf(registration)));
  }
  return answer;
}

function lastMileOf({ number, carrier, finalCarrier = NO_CARRIER, additionalFields, detection }: WantedShipment) {
  if (finalCarrier === NO_CARRIER) return null;
  const first = resolveCarrier(number, carrier, additionalFields, detection?.priority)?.carrier ?? NO_CARRIER;
  return lastMileFault(first, finalCarrier);
}

/** Fields missing in the item have the account's defaults. */
function toWanted(item: RegisterItem, settings: ApiSettings): WantedShipment {
  const translationMode = item.translation_mode || settings.translation_mode;
  const isTranslated = translationMode !== 'Denied';
  const lang = item.lang?.toLowerCase() || (isTranslated ? settings.translate_to : '');
  return {
    number: normalizeNumber(item.number),
    carrier: Number(item.carrier ?? 0),
    finalCarrier: Number(item.final_carrier ?? 0),
    tag: item.tag ?? '',
    remark: item.remark ?? '',
    orderNo: item.order_no ?? '',
    orderTime: item.order_time ?? '',
    lang,
    translationMode,
    email: item.email ?? '',
    additionalFields: withoutEmpty(pickAdditional(item)),
    // A translation costs one credit more.
    cost: lang && isTranslated ? 2 : 1,
    detection: { isOn: item.auto_detection ?? settings.auto_detection, priority: settings.carrier_priority },
  };
}

function toAccepted({ carrierOrigin: origin, number, carrier, email, tag, lang }: ShipmentRecord): RegisteredNumber {
  return { origin, number, carrier, email: email || null, tag: tag || null, lang: lang || null };
}

type Refusal = Exclude<Registration, { kind: 'added' }>;

function rejection(item: RegisterItem, code: TrackCode): RejectedItem {
  return { number: item.number, ...carrierOf(item), error: trackError(code, item.number) };
}

function codeOf(refusal: Refusal): TrackCode {
  switch (refusal.kind) {
    case 'exists':
      return -18019901;
    case 'unknownCarrier':
      return -18019910;
    case 'undetected':
      return -18019903;
    case 'missingFields':
      return fieldCode(refusal.fields);
    case 'overQuota':
      return refusal.limit === 'today' ? -18019907 : -18019908;
  }
}

function fieldCode(missing: readonly string[]): TrackCode {
  const [first] = missing;
  if (missing.includes('destination_country') && missing.includes('destination_postal_code')) return -18010018;
  if (first === 'destination_postal_code') return -18010019;
  return first === 'phone_number_last_4' ? -18010020 : -18010022;
}
