import { type Static, Type } from 'typebox';
import { closed, RequestId, ZoneName } from './schema.ts';
import { MAX_SELECTED } from './shipmentConstants.ts';
import { EXPORT_FORMATS } from './taskConstants.ts';
import { TrackChoiceFilter } from './trackBulk.ts';
import { NumberItem } from './tracking.ts';

/** What the API console asks about registered numbers beyond the public API: `POST /console-api/v1/tracking/…`. */

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
