import type { Discrepancy, FsuCode } from '@tracking-console/contract/air/airConstants';
import { airportOf } from '../airports.ts';

/** Hours since the waybill was registered. */
type Hour = number;

export interface PlannedEvent {
  at: Hour;
  code: FsuCode;
  airport: string;
  pieces: number;
  flightNo: string | null;
  reason: Discrepancy | null;
  remark: string | null;
}

export interface PlannedFlight {
  flightNo: string;
  from: string;
  to: string;
  scheduled: [departure: Hour, arrival: Hour];
  actual: [departure: Hour, arrival: Hour];
  /** When the waybill is booked on it. */
  bookedAt: Hour;
  /** How many pieces, from when on. */
  load: { from: Hour; pieces: number }[];
}

interface EventDetails {
  pieces: number;
  flight?: PlannedFlight;
  reason?: Discrepancy;
  remark?: string;
}

interface NewFlight {
  number: string;
  from: string;
  to: string;
  departure: Hour;
  pieces: number;
  /** Hours it leaves late. */
  late?: number;
  bookedAt?: Hour;
}

/** What will happen to a waybill, by the hour. */
export function createAirDiary() {
  const events: PlannedEvent[] = [];
  const flights: PlannedFlight[] = [];
  return {
    events,
    flights,

    note(at: Hour, code: FsuCode, airport: string, details: EventDetails): void {
      const { pieces, flight, reason = null, remark = null } = details;
      events.push({ at, code, airport, pieces, flightNo: flight?.flightNo ?? null, reason, remark });
    },

    book({ number, from, to, departure, pieces, late = 0, bookedAt = 0 }: NewFlight): PlannedFlight {
      const duration = flightHours(from, to);
      const flight: PlannedFlight = {
        flightNo: number,
        from,
        to,
        scheduled: [departure, departure + duration],
        actual: [departure + late, departure + late + duration],
        bookedAt,
        load: [{ from: bookedAt, pieces }],
      };
      flights.push(flight);
      return flight;
    },

    /** From the manifest to the warehouse at the other end; `received` pieces arrive there. */
    fly(flight: PlannedFlight, pieces: number, received = pieces): Hour {
      const [departure, arrival] = flight.actual;
      this.note(flight.scheduled[0] - 2, 'MAN', flight.from, { pieces, flight });
      this.note(departure, 'DEP', flight.from, { pieces, flight });
      this.note(arrival, 'ARR', flight.to, { pieces, flight });
      this.note(arrival + 2, 'RCF', flight.to, { pieces: received, flight });
      return arrival + 2;
    },
  };
}

export type AirDiary = ReturnType<typeof createAirDiary>;

const SPEED_KMH = 850;
const TAXI_HOURS = 0.75;
const EARTH_KM = 6371;

/** Along the great circle, to a quarter of an hour. */
export function flightHours(from: string, to: string): number {
  const [one, other] = [airportOf(from), airportOf(to)];
  if (!one || !other) throw new RangeError(`no airport ${one ? to : from}`);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const turned = radians(other.longitude - one.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turned);
  const kilometers = EARTH_KM * Math.acos(Math.min(1, cosine));
  return Math.ceil((kilometers / SPEED_KMH + TAXI_HOURS) * 4) / 4;
}
