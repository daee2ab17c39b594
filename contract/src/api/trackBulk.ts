import { type Static, Type } from 'typebox';
import { CarrierKey, closed, Previewed, RequestId } from '../calls/schema.ts';
import { MAX_SELECTED } from '../shipments/shipmentConstants.ts';
import { TrackListFilter, trackNotes } from './tracking.ts';

const Named = <Name extends string>(action: Name) => Type.Object({ action: Type.Literal(action) }, closed);
const { tag, remark, order_no, lang } = trackNotes;
/** What can be done with many numbers of the public API, named as its calls. */
export const TrackWork = Type.Union([
  Named('stoptrack'),
  Named('retrack'),
  Named('deletetrack'),
  Named('push'),
  Type.Object(
    {
      action: Type.Literal('changecarrier'),
      carrier_new: Type.Optional(CarrierKey),
      final_carrier_new: Type.Optional(CarrierKey),
    },
    closed,
  ),
  /** A missing field stays as it is; an empty text clears it. */
  Type.Object({ action: Type.Literal('changeinfo'), tag, remark, order_no, lang }, closed),
]);
export type TrackWork = Static<typeof TrackWork>;
export type TrackAction = TrackWork['action'];

/** Changes information, too, each row of a file to values of its own; started by `v1/tracking/import` alone. */
export const UPDATE_BY_FILE = 'updateByFile';
export type FileUpdateAction = typeof UPDATE_BY_FILE;

/** As gettracklist filters; a misspelled name would be a filter that filters nothing. */
export const TrackChoiceFilter = Type.Object(TrackListFilter.properties, closed);
export type TrackChoiceFilter = Static<typeof TrackChoiceFilter>;

const ChosenNumber = Type.Object(
  { number: Type.String({ pattern: '^[A-Za-z0-9-]{1,50}$' }), carrier: CarrierKey },
  closed,
);

/** Some numbers, or all that a filter finds; `previewed` as in BulkChoice. */
export const TrackChoice = Type.Union([
  Type.Object({ numbers: Type.Array(ChosenNumber, { minItems: 1, maxItems: MAX_SELECTED }) }, closed),
  Type.Object({ filter: TrackChoiceFilter, previewed: Previewed }, closed),
]);
export type TrackChoice = Static<typeof TrackChoice>;

/** `v1/task/bulk_track`. */
export const StartTrackBulk = Type.Object(
  { scope: Type.Literal('API'), work: TrackWork, choice: TrackChoice, request_id: RequestId },
  closed,
);
export type StartTrackBulk = Static<typeof StartTrackBulk>;
