import { type Static, Type } from 'typebox';
import { CarrierKey, closed, Previewed, RequestId } from './schema.ts';
import { MOST_CHOSEN } from './shipmentConstants.ts';
import { MAIN_STATUSES } from './statuses.ts';
import { trackNotes } from './tracking.ts';

const Named = <Name extends string>(action: Name) => Type.Object({ action: Type.Literal(action) }, closed);
const { tag, remark, order_no } = trackNotes;
/** What can be done with many numbers of the public API, named as its calls. */
export const TrackWork = Type.Union([
  Named('stoptrack'),
  Named('retrack'),
  Named('deletetrack'),
  Named('push'),
  Type.Object(
    { action: Type.Literal('changecarrier'), carrier_new: CarrierKey, final_carrier_new: Type.Optional(CarrierKey) },
    closed,
  ),
  /** What is not named stays; an empty text takes it away. */
  Type.Object({ action: Type.Literal('changeinfo'), tag, remark, order_no }, closed),
]);
export type TrackWork = Static<typeof TrackWork>;
export type TrackAction = TrackWork['action'];

/** As gettracklist filters, strictly read. */
export const TrackChoiceFilter = Type.Object(
  {
    number: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,50}(,[A-Za-z0-9-]{1,50}){0,199}$' })),
    carrier: Type.Optional(CarrierKey),
    package_status: Type.Optional(Type.Enum([...MAIN_STATUSES])),
    tracking_status: Type.Optional(Type.Enum(['Tracking', 'Stopped'])),
  },
  closed,
);
export type TrackChoiceFilter = Static<typeof TrackChoiceFilter>;

const ChosenNumber = Type.Object(
  { number: Type.String({ pattern: '^[A-Za-z0-9-]{1,50}$' }), carrier: CarrierKey },
  closed,
);

/** Some numbers, or all that a filter finds; `previewed` as in BulkChoice. */
export const TrackChoice = Type.Union([
  Type.Object({ numbers: Type.Array(ChosenNumber, { minItems: 1, maxItems: MOST_CHOSEN }) }, closed),
  Type.Object({ filter: TrackChoiceFilter, previewed: Previewed }, closed),
]);
export type TrackChoice = Static<typeof TrackChoice>;

/** `v1/task/bulk_track`. */
export const StartTrackBulk = Type.Object(
  { scope: Type.Literal('API'), work: TrackWork, choice: TrackChoice, request_id: RequestId },
  closed,
);
export type StartTrackBulk = Static<typeof StartTrackBulk>;
