import { type Static, Type } from 'typebox';
import type { RejectedItem } from '../api/tracking.ts';
import { closed, Instant, PageNumber, Previewed, RequestId, ZoneName } from '../calls/schema.ts';
import { MAX_NUMBERS, MAX_SELECTED } from '../shipments/shipmentConstants.ts';
import { MAIN_STATUSES, type MainStatus } from '../shipments/statuses.ts';
import { EXPORT_FORMATS } from '../tasks/taskConstants.ts';
import { Line } from '../values/text.ts';
import { AIR_ACTIONS, AIR_ORDERS, type Discrepancy, type FsuCode, MAX_AIR_REFERENCE } from './airConstants.ts';

/** Air waybills: `POST /console-api/v1/air/…`, snake_case, envelope {code, message, data}. */

/** Any text: an invalid number is refused row by row. */
const Awb = Line(40);
const Reference = Line(MAX_AIR_REFERENCE);
/** An airline's two-letter code. */
const AirlineCode = Type.String({ pattern: '^[A-Z0-9]{2}$' });
const AirportCode = Type.String({ pattern: '^[A-Z]{3}$' });

export const RegisterAir = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          awb: Awb,
          /** Needed where the prefix is not known. */
          airline: Type.Optional(AirlineCode),
          reference: Type.Optional(Reference),
        },
        closed,
      ),
      { minItems: 1, maxItems: MAX_NUMBERS },
    ),
  },
  closed,
);
export type RegisterAir = Static<typeof RegisterAir>;

/** Of stop, delete and push. */
export const NamedAir = Type.Object({ awbs: Type.Array(Awb, { minItems: 1, maxItems: MAX_NUMBERS }) }, closed);
export type NamedAir = Static<typeof NamedAir>;

export const GetAir = Type.Object({ awb: Awb }, closed);
export type GetAir = Static<typeof GetAir>;

export const ChangeAirReference = Type.Object({ awb: Awb, reference: Reference }, closed);
export type ChangeAirReference = Static<typeof ChangeAirReference>;

const filter = {
  /** A part of the number, or of the reference. */
  search: Type.Optional(Line(100)),
  airline: Type.Optional(AirlineCode),
  status: Type.Optional(Type.Enum([...MAIN_STATUSES])),
  /** Where it comes from, goes to, or changes flights. */
  airport: Type.Optional(AirportCode),
  /** By the time of its last update. */
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  /** true: only those whose last flight is late. */
  delayed: Type.Optional(Type.Boolean()),
  discrepancy: Type.Optional(Type.Boolean()),
};

export const AirFilter = Type.Object(filter, closed);
export type AirFilter = Static<typeof AirFilter>;

export const ListAir = Type.Object(
  { ...filter, order_by: Type.Optional(Type.Enum([...AIR_ORDERS])), page_no: Type.Optional(PageNumber) },
  closed,
);
export type ListAir = Static<typeof ListAir>;

/** A task, which answers with StartedTask. Some by their numbers, or all that a filter finds. */
export const ExportAir = Type.Object(
  {
    format: Type.Enum(EXPORT_FORMATS),
    choice: Type.Union([
      Type.Object({ awbs: Type.Array(Awb, { minItems: 1, maxItems: MAX_SELECTED }) }, closed),
      Type.Object({ filter: AirFilter }, closed),
    ]),
    time_zone: Type.Optional(ZoneName),
    time_zone_offset: Type.Integer({ minimum: -900, maximum: 900 }),
    request_id: RequestId,
  },
  closed,
);
export type ExportAir = Static<typeof ExportAir>;

/** `v1/air/bulk`: a task, which answers with StartedTask; `previewed` as in BulkChoice. */
export const StartAirBulk = Type.Object(
  {
    action: Type.Enum([...AIR_ACTIONS]),
    choice: Type.Union([
      Type.Object({ awbs: Type.Array(Awb, { minItems: 1, maxItems: MAX_SELECTED }) }, closed),
      Type.Object({ filter: AirFilter, previewed: Previewed }, closed),
    ]),
    request_id: RequestId,
  },
  closed,
);
export type StartAirBulk = Static<typeof StartAirBulk>;

export interface Airline {
  /** Of its waybills; an airline may have several. */
  prefix: string;
  iata: string;
  icao: string;
  name: string;
  /** Alpha-2. */
  country: string;
}

export interface AirlineList {
  airlines: Airline[];
  /** Credits a waybill costs. */
  cost: number;
}

export interface Airport {
  code: string;
  name: string;
  city: string;
  /** Alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** Times are instants: scheduled, estimated and actual, of departure and arrival. */
export interface AirFlight {
  flight_no: string;
  from: string;
  to: string;
  std: string;
  etd: string | null;
  atd: string | null;
  sta: string;
  eta: string | null;
  ata: string | null;
  /** Of the waybill, on this flight. */
  pieces: number;
  weight_kg: number;
}

export interface AirEvent {
  code: FsuCode;
  time: string;
  airport: string;
  pieces: number;
  flight_no: string | null;
  /** Of a discrepancy. */
  reason: Discrepancy | null;
  /** What the airline wrote to it. */
  remark: string | null;
}

export interface AirRow {
  awb: string;
  airline: string;
  airline_name: string;
  reference: string;
  /** Empty until the airline has reported it. */
  origin: string;
  destination: string;
  pieces: number | null;
  weight_kg: number | null;
  fsu_code: FsuCode | null;
  status: MainStatus;
  sub_status: string;
  flight_no: string | null;
  etd: string | null;
  atd: string | null;
  eta: string | null;
  ata: string | null;
  /** Of the last flight's arrival; in minutes. */
  delay_minutes: number | null;
  discrepancy: boolean;
  tracking_status: 'Tracking' | 'Stopped';
  register_time: string;
  /** Of the last event; null: there is none. */
  update_time: string | null;
  data_source: 'sandbox';
}

/** Fewer or more pieces were counted than the waybill has. */
export interface PieceMismatch {
  airport: string;
  expected: number;
  counted: number;
}

export interface AirDetail extends AirRow {
  volume_m3: number | null;
  /** By departure. */
  flights: AirFlight[];
  /** Newest first. */
  events: AirEvent[];
  /** Those the flights call at, and origin and destination. */
  airports: Airport[];
  /** Special handling codes, such as PER. */
  handling: string[];
  /** What the airline wrote. */
  notes: string[];
  mismatch: PieceMismatch | null;
}

export interface AirList {
  waybills: AirRow[];
  page: { data_total: number; page_total: number; page_no: number; page_size: number };
}

/** Each row by itself: what was refused is named with its reason, and the others are done. */
export interface AirBatch {
  accepted: { number: string }[];
  rejected: RejectedItem[];
}
