import type { CarrierField } from '@tracking-console/contract/shipments/carrierFields';
import type { TrackingSettings } from '@tracking-console/contract/shipments/settingConstants';
import { missingFields } from '../carriers/missingFields.ts';
import { type AdditionalFields, CARRIER_ORIGINS, withoutEmpty } from './model/shipmentColumns.ts';
import type { NewShipment } from './model/shipmentTable.ts';
import { type ResolvedCarrier, resolveCarrier } from './resolveCarrier.ts';

/** A shipment to be added; the number is normalized. */
export interface WantedShipment
  extends Partial<
    Pick<
      NewShipment,
      | 'finalCarrier'
      | 'remark'
      | 'tag'
      | 'orderNo'
      | 'orderTime'
      | 'lang'
      | 'translationMode'
      | 'email'
      | 'additionalFields'
    >
  > {
  number: string;
  /** As given by the customer; if missing, the number decides. */
  carrier?: number;
  /** Credits it costs. */
  cost: number;
  /** How a missing carrier is found; by the number, unless set otherwise. */
  detection?: Detection;
}

export interface Detection {
  isOn: boolean;
  /** Keys of the preferred carriers if the number may be of several. */
  priority: readonly number[];
}

/**
 * Adds the buyer's defaults for carriers that require details, and for the updates' language. Given values come first;
 * an empty text means that the shipment has none.
 */
export function withFieldDefaults<Wanted extends WantedShipment>(wanted: Wanted, settings: TrackingSettings): Wanted {
  const { destinationCountry, postalCode, phoneTail, translateTo } = settings;
  const defaults: AdditionalFields = {
    destination_country: destinationCountry,
    destination_postal_code: postalCode.trim(),
    phone_number_last_4: phoneTail,
  };
  const additionalFields = withoutEmpty({ ...defaults, ...wanted.additionalFields });
  return translateTo ? { ...wanted, additionalFields, lang: translateTo } : { ...wanted, additionalFields };
}

export interface KnownShipment {
  id: number;
  number: string;
  carrier: number;
}

export type Decision =
  | { kind: 'add'; wanted: WantedShipment; resolved: ResolvedCarrier }
  | { kind: 'exists'; shipment: KnownShipment }
  /** The same shipment is earlier in the list. */
  | { kind: 'repeats'; index: number }
  | { kind: 'unknownCarrier' }
  | { kind: 'undetected' }
  /** Without them its carrier does not answer. */
  | { kind: 'missingFields'; fields: readonly CarrierField[] }
  | { kind: 'overQuota'; limit: 'quota' | 'today' };

export interface Room {
  /** Credits, or places for one more number. */
  quota: number;
  /** The credits or places left today. */
  today: number;
}

export interface Rules {
  /** Refuse a number of unknown format if no carrier is given. */
  needsCarrier: boolean;
  /** Refuse a number whose carrier requires more than was given. */
  needsFields: boolean;
}

/** Decides on each row, in their order; earlier rows are served first. */
export function decideRegistrations(
  list: readonly WantedShipment[],
  known: readonly KnownShipment[],
  { ...room }: Room,
  { needsCarrier, needsFields }: Rules,
): Decision[] {
  const decisions: Decision[] = [];
  for (const wanted of list) decisions.push(decide(wanted));
  return decisions;

  function decide(wanted: WantedShipment): Decision {
    const { number, carrier: given = 0, cost, detection } = wanted;
    const isSame = (other: { number: string; carrier: number }) =>
      other.number === number && (given === 0 || other.carrier === given);
    const shipment = known.find(isSame);
    if (shipment) return { kind: 'exists', shipment };
    const index = decisions.findIndex((earlier) => earlier.kind === 'add' && isSame(identityOf(earlier)));
    if (index >= 0) return { kind: 'repeats', index };
    if (given === 0 && detection?.isOn === false) return { kind: 'undetected' };
    const resolved = resolveCarrier(number, given, wanted.additionalFields, detection?.priority);
    if (!resolved) return { kind: 'unknownCarrier' };
    if (needsCarrier && resolved.carrier === 0 && resolved.checkDigit === 'unknown') return { kind: 'undetected' };
    const missing = needsFields ? missingFieldsOf(wanted, resolved) : [];
    if (missing.length > 0) return { kind: 'missingFields', fields: missing };
    if (room.quota < cost) return { kind: 'overQuota', limit: 'quota' };
    if (room.today < cost) return { kind: 'overQuota', limit: 'today' };
    room.quota -= cost;
    room.today -= cost;
    return { kind: 'add', wanted, resolved };
  }
}

/** A guessed carrier needs no fields; values of older programs are not distinguished by kind. */
function missingFieldsOf({ carrier = 0, additionalFields = {} }: WantedShipment, resolved: ResolvedCarrier) {
  const isSure = carrier !== 0 || resolved.carrierOrigin === CARRIER_ORIGINS.detected;
  if (!isSure || additionalFields.param) return [];
  return missingFields(resolved.carrier, additionalFields).map(({ field }) => field);
}

function identityOf({ wanted, resolved }: Extract<Decision, { kind: 'add' }>) {
  return { number: wanted.number, carrier: resolved.carrier };
}
