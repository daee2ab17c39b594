import type { Address } from '@tracking-console/contract/api/trackInfo';
import { zonedText } from '../../../zonedTime.ts';
import type { Carrier } from '../../carriers/carrier.ts';
import { KEYS } from '../../carriers/courierKeys.ts';
import type { ReportedCheckpoint } from '../carrierAdapter.ts';
import { MEANINGS } from './meanings.ts';
import { phraseText, translationLanguage } from './phrases/phrases.ts';
import type { Place } from './places.ts';
import type { JourneyPlan } from './planJourney.ts';
import type { ScheduledCheckpoint } from './schedule.ts';

interface Wording {
  carrier: Carrier;
  plan: JourneyPlan;
  /** Language to translate into. */
  language: string;
  translationMode: string;
}

const CHINA_POST = 3011;
const POSTE_ITALIANE = 9071;
/** As some carriers do: a local time of no stated zone, or the day alone. */
const WITHOUT_ZONE: readonly number[] = [CHINA_POST, POSTE_ITALIANE];
const WITHOUT_TIME: readonly number[] = [KEYS.canpar];

export function describeCheckpoint({ planned, at }: ScheduledCheckpoint, wording: Wording): ReportedCheckpoint {
  const { place, phrase } = planned;
  const { subStatus, stage } = MEANINGS[phrase];
  const original = wording.carrier.langs[0] ?? 'en';
  const lang = languageOfTranslation(original, wording);
  const inLanguage = (language: string) => phraseText(phrase, language, values(place, wording.plan, language));
  return {
    at,
    ...times(at, place, wording.carrier.key),
    description: inLanguage(original),
    description_translation: lang === null ? null : { lang, description: inLanguage(lang) },
    location: [place.city, place.region, place.country].filter(Boolean).join(', '),
    stage,
    sub_status: subStatus,
    address: addressOf(place),
  };
}

/** Null: none. A carrier writes in the languages it has; anything further a service translates. */
function languageOfTranslation(original: string, { carrier, language, translationMode }: Wording): string | null {
  if (translationMode === 'Denied') return null;
  const wanted = translationLanguage(original, language);
  return translationMode === 'UseDefaultLang' && !carrier.langs.includes(wanted) ? null : wanted;
}

function times(at: Date, place: Place, carrier: number) {
  const { date, time, offset } = zonedText(at, place.zone);
  if (WITHOUT_TIME.includes(carrier)) return unzoned({ date, time: null, timezone: null });
  if (WITHOUT_ZONE.includes(carrier)) return unzoned({ date, time, timezone: null });
  return {
    time_iso: `${date}T${time}${offset}`,
    time_utc: at.toISOString().replace('.000Z', 'Z'),
    time_raw: { date, time, timezone: offset },
  };
}

function unzoned(raw: ReportedCheckpoint['time_raw']) {
  return { time_iso: null, time_utc: null, time_raw: raw };
}

const SCRIPTS = ['zh-cn', 'ja', 'ko'];

function values(place: Place, { destination, carriers }: JourneyPlan, language: string): Record<string, string> {
  return {
    city: SCRIPTS.includes(language) ? (place.localName ?? place.city) : place.city,
    country: countryName(destination.country, language),
    carrier: carriers[1]?.names[language] ?? carriers[1]?.name ?? '',
  };
}

const regionNames = new Map<string, Intl.DisplayNames>();
const countryNames = new Map<string, string>();

/** Cached, as every checkpoint needs one; the cache holds at most one per country and carrier language. */
function countryName(country: string, language: string): string {
  const key = `${country} ${language}`;
  const name = countryNames.get(key) ?? writeCountryName(country, language);
  countryNames.set(key, name);
  return name;
}

function writeCountryName(country: string, language: string): string {
  const names =
    regionNames.get(language) ?? new Intl.DisplayNames(language === 'sr' ? 'sr-Latn' : language, { type: 'region' });
  regionNames.set(language, names);
  return names.of(country) ?? country;
}

export function addressOf(place: Place): Address {
  return {
    country: place.country,
    state: place.region,
    city: place.city,
    street: null,
    postal_code: place.postalCode || null,
    coordinates: { longitude: String(place.longitude), latitude: String(place.latitude) },
  };
}
