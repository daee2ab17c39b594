import type { AirEvent, AirFlight, PieceMismatch } from '@tracking-console/contract/air/air';
import { airSubStatus } from '@tracking-console/contract/air/airConstants';
import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { AirReport } from './airReport.ts';
import type { AirWaybill } from './airWaybillTable.ts';

type Told = Pick<AirReport, 'origin' | 'destination' | 'pieces' | 'flights' | 'events'>;

/** What the list shows of a waybill, from the airline's report. */
export function standingOf(report: AirReport) {
  const { origin, destination, flights, events, newsTime, plannedArrival, nextUpdateTime: _, ...cargo } = report;
  const last = events.at(-1);
  if (!last || !newsTime) return {};
  const subStatus = airSubStatus(last.code, last.reason);
  const times = timesOf(report);
  const arrival = times.ata ?? times.eta;
  const mismatch = mismatchOf(report);
  return {
    ...cargo,
    origin,
    destination,
    airports: [...new Set([origin, ...flights.flatMap(({ from, to }) => [from, to]), destination])],
    flights,
    events,
    fsuCode: last.code,
    subStatus,
    packageStatus: mainStatusOf(subStatus),
    flightNo: currentFlight(flights)?.flight_no ?? null,
    etd: times.etd,
    atd: times.atd,
    eta: times.eta,
    ata: times.ata,
    delayMinutes: plannedArrival && arrival && Math.max(0, Math.round((+arrival - +plannedArrival) / MINUTE)),
    mismatch,
    discrepancy: mismatch !== null || hasOpenDiscrepancy(report),
    changeTime: newsTime,
  } satisfies Partial<AirWaybill>;
}

/** The one in the air or landed last; before the first departure, the one it waits for. */
function currentFlight(flights: readonly AirFlight[]): AirFlight | undefined {
  return flights.findLast(({ atd }) => atd !== null) ?? flights[0];
}

/** Of the first departure and the last arrival at the destination; it has arrived when all its flights have. */
function timesOf({ destination, flights }: Told) {
  const [first] = flights;
  const inbound = flights.filter(({ to }) => to === destination);
  const hasArrived = inbound.length > 0 && inbound.every(({ ata }) => ata !== null);
  return {
    etd: toDate(first?.etd ?? first?.std),
    atd: toDate(first?.atd),
    eta: latest(inbound.map(({ eta, sta }) => eta ?? sta)),
    ata: hasArrived ? latest(inbound.map(({ ata }) => ata)) : null,
  };
}

const toDate = (time: string | null | undefined) => (time ? new Date(time) : null);
const latest = (times: readonly (string | null)[]) => toDate(times.toSorted().at(-1));

const countOf = (events: readonly AirEvent[], code: AirEvent['code'], airport: string) =>
  events.filter((event) => event.code === code && event.airport === airport);
const sumOf = (events: readonly AirEvent[]) => events.reduce((sum, { pieces }) => sum + pieces, 0);

/** Pieces are only compared when all have been counted: before the departure, and after the last unloading. */
export function mismatchOf({ origin, destination, pieces, flights, events }: Told): PieceMismatch | null {
  const hasDeparted = events.some(({ code }) => code === 'DEP');
  const accepted = sumOf(countOf(events, 'RCS', origin));
  if (hasDeparted && accepted > 0 && accepted !== pieces)
    return { airport: origin, expected: pieces, counted: accepted };
  const inbound = flights.filter(({ to }) => to === destination);
  const received = countOf(events, 'RCF', destination);
  const isUnloaded = inbound.every(({ ata }) => ata !== null) && received.length >= inbound.length;
  const counted = sumOf(received);
  return inbound.length > 0 && isUnloaded && counted !== pieces
    ? { airport: destination, expected: pieces, counted }
    : null;
}

/** Damage stays open; any other discrepancy is settled once all pieces have arrived. */
function hasOpenDiscrepancy({ destination, pieces, events }: Told): boolean {
  const reported = events.filter(({ code }) => code === 'DIS');
  if (reported.some(({ reason }) => reason === 'DMGD')) return true;
  return reported.length > 0 && sumOf(countOf(events, 'RCF', destination)) < pieces;
}
