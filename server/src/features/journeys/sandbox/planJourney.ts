import type { Carrier } from '../../carriers/carrier.ts';
import { findCarrier, findPostalOperator } from '../../carriers/carriers.ts';
import { KEYS } from '../../carriers/courierKeys.ts';
import { detectCarriers } from '../../carriers/detectCarriers.ts';
import { createDiary, type PlannedCheckpoint } from './diary.ts';
import { KNOWN_COUNTRIES, type Place, placesOf } from './places.ts';
import { between, type Random, randomFrom, weighted } from './random.ts';
import type { Route } from './route.ts';
import { live } from './stories.ts';

export interface JourneyPlan {
  /** First leg first; there is no second if one carrier does the whole journey. */
  carriers: readonly [Carrier, Carrier?];
  serviceType: string | null;
  origin: Place;
  destination: Place;
  checkpoints: readonly PlannedCheckpoint[];
  /** Days from the start to the delivery the carrier expects. */
  expectedDay: number;
  /** Days the journey had begun before the number was registered. */
  lead: number;
  weightGrams: number;
}

/** Carriers that travel abroad: how often, and whether another one delivers there. */
const ABROAD: Readonly<Record<number, { share: number; partner: boolean }>> = {
  [KEYS.dhlExpress]: { share: 1, partner: false },
  [KEYS.ups]: { share: 0.3, partner: false },
  [KEYS.fedex]: { share: 0.3, partner: false },
  [KEYS.dpd]: { share: 0.35, partner: false },
  [KEYS.dhlEcommerce]: { share: 0.5, partner: true },
  [KEYS.yunexpress]: { share: 1, partner: true },
  [KEYS.landmark]: { share: 1, partner: true },
};

const DESTINATIONS = [
  ['US', 30],
  ['GB', 12],
  ['DE', 12],
  ['FR', 9],
  ['CA', 9],
  ['AU', 7],
  ['JP', 5],
  ['IT', 4],
  ['ES', 4],
  ['NL', 4],
  ['CH', 2],
  ['SG', 2],
] as const;

export interface PlanRequest {
  number: string;
  carrier: number;
  finalCarrier: number;
  destinationCountry: string | null;
}

/** The whole journey of a number, always the same one; null where no carrier would know the number. */
export function planJourney(request: PlanRequest): JourneyPlan | null {
  const detection = detectCarriers(request.number);
  const first = findCarrier(request.carrier);
  if (!first || detection.checkDigit === 'wrong') return null;
  const random = randomFrom(`${request.number} ${request.carrier}`);
  const { route, last } = planRoute(request, first, random);
  const diary = createDiary(random);
  live(diary, route, random);
  if (diary.entries.length === 0) return null;
  return {
    carriers: last ? [first, last] : [first],
    serviceType: detection.candidates.find(({ carrier }) => carrier === first)?.service ?? null,
    origin: route.origin,
    destination: route.destination,
    checkpoints: diary.entries,
    expectedDay: expectedDay(route),
    lead: between(random, 0, 2),
    weightGrams: between(random, 1, 60) * (first.type === 'FREIGHT' ? 5_000 : 50),
  };
}

function planRoute(request: PlanRequest, first: Carrier, random: Random): { route: Route; last?: Carrier } {
  const home = first.countryIso;
  const byS10 = first.type === 'POST' && /^[A-Z]{2}\d{9}[A-Z]{2}$/.test(request.number);
  const { share, partner } = byS10 ? { share: 1, partner: true } : (ABROAD[first.key] ?? { share: 0, partner: false });
  const country = destinationOf(request, home, share, random);
  const [exit, ...cities] = placesOf(home);
  const abroad = country !== home;
  const [entry, ...citiesThere] = abroad ? placesOf(country) : [exit, ...cities];
  const stops = shuffled(citiesThere, random);
  const destination = stops[0] ?? entry;
  const last = abroad && partner ? (findCarrier(request.finalCarrier) ?? findPostalOperator(country)) : undefined;
  const route: Route = {
    origin: abroad ? (shuffled(cities, random)[0] ?? exit) : (stops[1] ?? exit),
    destination,
    hubs: stops.slice(2, 2 + between(random, 1, abroad ? 1 : 2)),
    gateways: abroad ? [exit, entry] : null,
    twoCarriers: last !== undefined,
    byPost: first.type === 'POST',
    express: first.type === 'EXPRESS',
  };
  return last ? { route, last } : { route };
}

function destinationOf({ destinationCountry }: PlanRequest, home: string, share: number, random: Random): string {
  const wanted = destinationCountry?.toUpperCase() ?? '';
  if (KNOWN_COUNTRIES.includes(wanted)) return wanted;
  const abroad = DESTINATIONS.filter(([country]) => country !== home);
  return random() < share ? weighted(random, abroad) : home;
}

function shuffled(places: readonly Place[], random: Random): Place[] {
  return places
    .map((place) => ({ place, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ place }) => place);
}

function expectedDay({ gateways, express, hubs }: Route): number {
  if (!gateways) return hubs.length + 2;
  return express ? 4 : 11;
}
