import type { Address, EstimatedDelivery, MiscInfo, RawTime } from '@tracking-console/contract/api/trackInfo';
import { KEY_STAGES, MAIN_STATUSES, SUB_STATUSES, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import { readWireTime } from '@tracking-console/contract/values/times';
import type { CarrierReport, ReportedCheckpoint, ReportedLeg } from '../journeys/carrierAdapter.ts';
import { type Fields, fieldsOf, integerOf, isFields, listOf, oneOf, textOf } from './fields.ts';

const ALL_SUB_STATUSES: readonly SubStatus[] = MAIN_STATUSES.flatMap((main) => [...SUB_STATUSES[main]]);
const MAX_LEGS = 10;

/** A journey in the wire's format, written by a provider: fields that are missing or have another form are left out. */
export function readReport(trackInfo: unknown, now: Date): CarrierReport {
  const info = fieldsOf(trackInfo);
  const shipping = fieldsOf(info.shipping_info);
  const status = fieldsOf(info.latest_status);
  // The newest leg comes first.
  const providers = listOf(fieldsOf(info.tracking).providers).filter(isFields).slice(0, MAX_LEGS).reverse();
  return {
    legs: providers.flatMap((provider) => legOf(provider, now)),
    shipperAddress: addressOf(shipping.shipper_address),
    recipientAddress: addressOf(shipping.recipient_address),
    estimatedDelivery: estimateOf(fieldsOf(info.time_metrics).estimated_delivery_date),
    miscInfo: miscInfoOf(info.misc_info),
    subStatus: subStatusOf(status.sub_status) ?? subStatusOf(status.status),
    nextUpdateTime: null,
  };
}

/** A status that is not known yet counts as the first of its main status. */
export function subStatusOf(value: unknown): SubStatus | null {
  const known = oneOf(ALL_SUB_STATUSES, value);
  if (known) return known;
  const main = oneOf(MAIN_STATUSES, textOf(value)?.split('_')[0]);
  return main && (oneOf(ALL_SUB_STATUSES, `${main}_Other`) ?? SUB_STATUSES[main][0]);
}

function legOf(given: Fields, now: Date): ReportedLeg[] {
  const carrier = integerOf(fieldsOf(given.provider).key) ?? 0;
  const events = listOf(given.events).filter(isFields).reverse();
  if (events.length === 0) return [];
  const checkpoints: ReportedCheckpoint[] = [];
  for (const event of events) checkpoints.push(checkpointOf(event, checkpoints.at(-1)?.at ?? now));
  return [
    {
      carrier,
      language: textOf(given.provider_lang) ?? '',
      serviceType: textOf(given.service_type),
      tips: textOf(given.provider_tips),
      checkpoints,
    },
  ];
}

/** @param fallback its time if it has none: that of the one before it */
function checkpointOf(event: Fields, fallback: Date): ReportedCheckpoint {
  const raw = rawTimeOf(event.time_raw);
  const [iso, utc] = [readableTime(event.time_iso), readableTime(event.time_utc)];
  const printed = [raw.date, raw.time].filter(Boolean).join(' ');
  const at = readWireTime(utc ?? iso ?? printed) ?? (raw.date ? readWireTime(raw.date) : null);
  const translation = fieldsOf(event.description_translation);
  const [lang, description] = [textOf(translation.lang), textOf(translation.description)];
  return {
    at: at ?? fallback,
    time_iso: iso,
    time_utc: utc,
    time_raw: raw,
    description: textOf(event.description) ?? '',
    description_translation: lang && description ? { lang, description } : null,
    location: textOf(event.location),
    stage: oneOf(KEY_STAGES, event.stage),
    sub_status: subStatusOf(event.sub_status) ?? subStatusOf(event.stage) ?? 'InTransit_Other',
    address: addressOf(event.address) ?? NOWHERE,
  };
}

/** As it is written, if it can be read. */
function readableTime(value: unknown): string | null {
  const text = textOf(value);
  return text && readWireTime(text) ? text : null;
}

function rawTimeOf(value: unknown): RawTime {
  const { date, time, timezone } = fieldsOf(value);
  return { date: textOf(date), time: textOf(time), timezone: textOf(timezone) };
}

const NOWHERE: Address = {
  country: null,
  state: null,
  city: null,
  street: null,
  postal_code: null,
  coordinates: { longitude: null, latitude: null },
};

/** null if there is none. */
function addressOf(value: unknown): Address | null {
  const given = fieldsOf(value);
  const { longitude, latitude } = fieldsOf(given.coordinates);
  const country = textOf(given.country)?.toUpperCase() ?? '';
  const parts = {
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    state: textOf(given.state),
    city: textOf(given.city),
    street: textOf(given.street),
    postal_code: textOf(given.postal_code),
  };
  const coordinates = { longitude: textOf(longitude), latitude: textOf(latitude) };
  const isSaid = [...Object.values(parts), ...Object.values(coordinates)].some((part) => part !== null);
  return isSaid ? { ...parts, coordinates } : null;
}

function estimateOf(value: unknown): EstimatedDelivery | null {
  const { source, from, to } = fieldsOf(value);
  const range = { from: readableTime(from), to: readableTime(to) };
  if (!range.from && !range.to) return null;
  return { source: oneOf(['Official', 'Estimated'], source) ?? 'Estimated', ...range };
}

function miscInfoOf(value: unknown): MiscInfo | null {
  if (!isFields(value)) return null;
  return {
    risk_factor: integerOf(value.risk_factor),
    service_type: textOf(value.service_type),
    weight_raw: textOf(value.weight_raw),
    weight_kg: textOf(value.weight_kg),
    pieces: textOf(value.pieces),
    dimensions: textOf(value.dimensions),
    customer_number: textOf(value.customer_number),
    reference_number: textOf(value.reference_number),
    local_number: textOf(value.local_number),
    local_provider: textOf(value.local_provider),
    local_key: integerOf(value.local_key),
  };
}
