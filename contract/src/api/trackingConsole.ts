import { type Static, Type } from 'typebox';
import { closed, Id, RequestId, ZoneName } from '../calls/schema.ts';
import { MAX_SELECTED } from '../shipments/shipmentConstants.ts';
import { ColumnMapping, type FieldNote } from '../tasks/imports.ts';
import { EXPORT_FORMATS, type ImportField } from '../tasks/taskConstants.ts';
import { TrackChoiceFilter } from './trackBulk.ts';
import { NumberItem } from './tracking.ts';

/** The API console's calls about registered numbers beyond the public API: `POST /console-api/v1/tracking/…`. */

/** Of history and deliveries. A number may be registered under several carriers. */
export const NamedNumber = Type.Object(
  {
    number: Type.String({ pattern: '^[A-Za-z0-9-]{5,50}$' }),
    carrier: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
  },
  closed,
);
export type NamedNumber = Static<typeof NamedNumber>;

/** `v1/tracking/export`: a task, which answers with StartedTask. Some by their numbers, or all that a filter finds. */
export const ExportTracking = Type.Object(
  {
    format: Type.Enum(EXPORT_FORMATS),
    choice: Type.Union([
      Type.Object(
        { items: Type.Array(Type.Object(NumberItem.properties, closed), { minItems: 1, maxItems: MAX_SELECTED }) },
        closed,
      ),
      Type.Object({ filter: TrackChoiceFilter }, closed),
    ]),
    /** The customer's zone, which times are written in, by Intl's name; it knows of summer time. */
    time_zone: Type.Optional(ZoneName),
    /** Counts where there is no such zone. Minutes as of Date.getTimezoneOffset. */
    time_zone_offset: Type.Integer({ minimum: -900, maximum: 900 }),
    request_id: RequestId,
  },
  closed,
);
export type ExportTracking = Static<typeof ExportTracking>;

/** A field by its name on the wire; empty texts and carrier 0: none. */
export interface ChangedField {
  field: string;
  before: string | number;
  after: string | number;
}

/** A change made by the customer, from the console or by a program. */
export interface ShipmentChange {
  time: string;
  kind: 'carrier' | 'info' | 'retrack';
  fields: ChangedField[];
}

/** Newest first. */
export interface ShipmentHistory {
  register_time: string;
  changes: ShipmentChange[];
}

/** `v1/tracking/template`: an empty file with the headings an update knows, in the caller's language. */
export const UpdateTemplate = Type.Object({}, closed);

const update = { upload_id: Id, mapping: ColumnMapping };

/**
 * `v1/tracking/check`: what a file, uploaded by `v1/task/upload`, would change. A row names a registered number, and its carrier
 * where there are several; its other cells are new values. An empty cell leaves the value as it is.
 */
export const CheckUpdate = Type.Object(update, closed);
export type CheckUpdate = Static<typeof CheckUpdate>;

/** `v1/tracking/import`: makes those changes as a task, which answers with StartedTask. */
export const StartUpdate = Type.Object({ ...update, request_id: RequestId }, closed);
export type StartUpdate = Static<typeof StartUpdate>;

/** What becomes of a row: it changes something, or why not. */
export const UPDATE_STATES = [
  'changed',
  'unchanged',
  'notRegistered',
  /** Registered under several carriers, and none of them is named. */
  'ambiguous',
  'badNumber',
  'rounded',
  /** An earlier row is about the same shipment. */
  'repeated',
] as const;
export type UpdateState = (typeof UPDATE_STATES)[number];

export interface UpdateRow {
  /** Of the file, the header apart; from 1. */
  row: number;
  number: string;
  /** 0: none is named, and which one it is registered under is not known. */
  carrier: number;
  state: UpdateState;
  changes: { field: ImportField; before: string; after: string }[];
  /** Invalid cells; these values stay as they are. */
  notes: FieldNote[];
}

export interface UpdateCheck {
  /** Numbers of the file, by what becomes of them. */
  counts: Record<UpdateState, number>;
  /** How many of all of them have an invalid cell. */
  noted: number;
  /** The first of each. */
  changed_rows: UpdateRow[];
  problem_rows: UpdateRow[];
}
