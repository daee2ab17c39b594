import type { AirEvent, AirFlight } from '@tracking-console/contract/air/air';

/** What an airline reports of a waybill. */
export interface AirReport {
  origin: string;
  destination: string;
  pieces: number;
  weightKg: number;
  volumeM3: number;
  handling: string[];
  /** By departure. */
  flights: AirFlight[];
  /** The last arrival, as it was booked at first. */
  plannedArrival: Date | null;
  /** Oldest first; empty: the airline does not know it yet. */
  events: AirEvent[];
  /** When the last of them became known. */
  newsTime: Date | null;
  /** When another request is likely to bring an update; null: not known. */
  nextUpdateTime: Date | null;
}

export interface AirRequest {
  number: string;
  /** IATA code. */
  airline: string;
  registerTime: Date;
  speed: number;
}

/** Where a waybill's events come from. Rejects when the airline does not answer. */
export interface AirAdapter {
  readonly dataSource: 'sandbox';
  /** How fast what is registered now plays. */
  readonly speed: number;
  fetch(request: AirRequest, now: Date): Promise<AirReport>;
}
