import type { AirEvent, AirFlight } from '@tracking-console/contract/air/air';
import { DAY, HOUR } from '@tracking-console/contract/values/durations';
import { between, type Random, randomFrom } from '../../journeys/sandbox/random.ts';
import { AIRLINES, airlineByCode } from '../airlines.ts';
import type { AirAdapter, AirReport, AirRequest } from '../airReport.ts';
import { createAirDiary, type PlannedFlight } from './airDiary.ts';
import { AIR_STORIES, type AirRoute } from './airStories.ts';

/** Plays waybills that never flew, each by a story its number chooses. */
export const createAirSandbox = ({ speed }: { speed: number }): AirAdapter => ({
  dataSource: 'sandbox',
  speed,
  fetch: async (request, now) => playWaybill(request, now),
});

const GATEWAYS = [
  'HKG',
  'PVG',
  'ICN',
  'NRT',
  'SIN',
  'BKK',
  'DEL',
  'DXB',
  'FRA',
  'AMS',
  'LHR',
  'CDG',
  'JFK',
  'ORD',
  'LAX',
  'MIA',
  'GRU',
  'JNB',
  'SYD',
  'NBO',
];
const HANDLING = ['EAW', 'GEN', 'SPX', 'PER', 'ELI', 'PIL', 'VAL', 'HEA'];
const SERIAL_DIGIT = 10;

export function playWaybill(request: AirRequest, now: Date): AirReport {
  const { number, registerTime, speed } = request;
  const random = randomFrom(number);
  const route = routeOf(request, random);
  const weightKg = route.pieces * between(random, 8, 60);
  const cargo = { pieces: route.pieces, weightKg, volumeM3: Math.round(weightKg / 1.67) / 100 };
  const handling = ['EAW', HANDLING[between(random, 1, HANDLING.length - 1)] ?? 'GEN'];
  const diary = createAirDiary();
  AIR_STORIES[Number(number[SERIAL_DIGIT])]?.(diary, route);
  const planned = diary.events.toSorted((one, other) => one.at - other.at);
  const last = planned.at(-1)?.at ?? 0;
  // Faster than life, the whole journey lies in the past by as much as playing it saves, so that nothing is dated ahead.
  const shift = Math.max(0, Math.ceil(((1 - 1 / speed) * (last + 24) * HOUR) / DAY)) * DAY;
  const registered = registerTime.getTime();
  const hour = ((now.getTime() - registered) * speed) / HOUR;
  const time = (at: number) => new Date(registered + at * HOUR - shift).toISOString();
  const events = planned
    .filter(({ at }) => at <= hour)
    .map(({ at, code, airport, pieces, flightNo, reason, remark }): AirEvent => {
      return { code, time: time(at), airport, pieces, flight_no: flightNo, reason, remark };
    });
  if (events.length === 0) return { ...SILENCE, nextUpdateTime: nextTime(planned.map(({ at }) => at)) };
  const booked = diary.flights.filter(({ bookedAt, to }) => bookedAt === 0 && to === route.destination);
  return {
    origin: route.origin,
    destination: route.destination,
    ...cargo,
    handling,
    flights: diary.flights
      .filter(({ bookedAt }) => bookedAt <= hour)
      .map((flight) => toFlight(flight, { hour, time, perPiece: weightKg / route.pieces }))
      .sort((one, other) => one.std.localeCompare(other.std)),
    plannedArrival: new Date(time(Math.max(...booked.map(({ scheduled }) => scheduled[1])))),
    events,
    newsTime: playedTime(planned.findLast(({ at }) => at <= hour)?.at ?? 0),
    nextUpdateTime: nextTime([...planned.map(({ at }) => at), ...diary.flights.map(noticeOf)]),
  };

  function nextTime(moments: readonly number[]): Date | null {
    const next = Math.min(...moments.filter((at) => at > hour));
    return Number.isFinite(next) ? playedTime(next) : null;
  }

  function playedTime(at: number): Date {
    return new Date(registered + (at * HOUR) / speed);
  }
}

/** A delay is announced an hour before the scheduled departure. */
const noticeOf = ({ scheduled: [departure] }: PlannedFlight) => departure - 1;

interface Moment {
  hour: number;
  time: (at: number) => string;
  perPiece: number;
}

function toFlight(flight: PlannedFlight, { hour, time, perPiece }: Moment): AirFlight {
  const { flightNo, from, to, scheduled, actual, load } = flight;
  const [departure, arrival] = actual;
  const pieces = load.findLast((one) => one.from <= hour)?.pieces ?? 0;
  const isTold = noticeOf(flight) <= hour;
  return {
    flight_no: flightNo,
    from,
    to,
    std: time(scheduled[0]),
    etd: isTold ? time(departure) : null,
    atd: departure <= hour ? time(departure) : null,
    sta: time(scheduled[1]),
    eta: isTold ? time(arrival) : null,
    ata: arrival <= hour ? time(arrival) : null,
    pieces,
    weight_kg: Math.round(pieces * perPiece * 10) / 10,
  };
}

function routeOf({ airline }: AirRequest, random: Random): AirRoute {
  const hub = airlineByCode(airline)?.hub ?? 'FRA';
  const free = GATEWAYS.filter((gateway) => gateway !== hub);
  const origin = free.splice(between(random, 0, free.length - 1), 1)[0] ?? 'HKG';
  const destination = free[between(random, 0, free.length - 1)] ?? 'JFK';
  const partners = AIRLINES.filter(({ iata }) => iata !== airline);
  const partner = partners[between(random, 0, partners.length - 1)]?.iata ?? airline;
  let flight = between(random, 100, 880);
  const numberOf = (code: string) => () => {
    flight += 7;
    return `${code}${flight}`;
  };
  return {
    origin,
    hub,
    destination,
    pieces: between(random, 4, 36),
    nextFlight: numberOf(airline),
    partnerFlight: numberOf(partner),
    departure: between(random, 14, 22),
  };
}

const SILENCE = {
  origin: '',
  destination: '',
  pieces: 0,
  weightKg: 0,
  volumeM3: 0,
  handling: [],
  flights: [],
  plannedArrival: null,
  events: [],
  newsTime: null,
};
