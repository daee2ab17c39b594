import { type TSchema, Type } from 'typebox';
import { Nullable } from '../calls/schema.ts';
import { DATA_SOURCES } from '../shipments/shipmentConstants.ts';
import { MAIN_STATUSES } from '../shipments/statuses.ts';
import { AdditionalFields } from './trackFields.ts';
import { TrackInfo } from './trackInfo.ts';

/** What the public developer API answers, v2.4. Names and odd spellings are the wire's own. */

const describe = (description: string) => ({ description });
const Text = (description: string) => Type.String(describe(description));
const MaybeText = (description: string) => Type.Union([Type.String(), Type.Null()], describe(description));
const MaybeInteger = (description: string) => Type.Union([Type.Integer(), Type.Null()], describe(description));
const Time = (description: string) => Type.Union([Type.String(), Type.Null()], describe(description));
const DataSource = Type.Enum(DATA_SOURCES, describe('Where the journey comes from.'));

export const TrackError = Type.Object({
  code: Type.Integer(describe('One of the error codes below.')),
  message: Text('What went wrong, in English.'),
});

export const RejectedItem = Type.Object({
  number: Text('The number as it was sent.'),
  carrier: Type.Optional(
    Type.Union([Type.Integer(), Type.String()], describe('The carrier as it was sent; absent where none was.')),
  ),
  error: TrackError,
});

/** The data of the calls that take a list. */
export const BatchAnswer = <Accepted extends TSchema>(accepted: Accepted) =>
  Type.Object({ accepted: Type.Array(accepted), rejected: Type.Array(RejectedItem) });

/** The answer to a call that fails as a whole. */
export const WholeFailure = Type.Object({
  code: Type.Integer(describe('The code of the first error.')),
  data: Type.Object({ errors: Type.Array(TrackError) }),
});

const named = {
  number: Text('The number as it is stored: in capitals.'),
  carrier: Type.Integer(describe('Key of the carrier; 0: not known.')),
};
export const AcceptedNumber = Type.Object(named);

export const ChangedCarrier = Type.Object({
  number: named.number,
  carrier_old: Type.Integer(describe('Key of the carrier it had.')),
  carrier_new: Type.Integer(describe('Key of the carrier it has now.')),
  final_carrier_old: Type.Integer(describe('Key of the last-mile carrier it had; 0: none.')),
  final_carrier_new: Type.Integer(describe('Key of the last-mile carrier it has now; 0: none.')),
});

export const RegisteredNumber = Type.Object({
  origin: Type.Integer(describe('1: the carrier was detected; 2: given, and the number fits; 3: a guess.')),
  ...named,
  email: MaybeText('As it was given.'),
  tag: MaybeText('As it was given.'),
  lang: MaybeText('Language the checkpoints are translated into.'),
});

export const TrackListRow = Type.Object({
  ...named,
  final_carrier: Type.Integer(describe('Key of the last-mile carrier; 0: none.')),
  origin: Type.Integer(describe('1: the carrier was detected; 2: given, and the number fits; 3: a guess.')),
  data_origin: Type.Enum(['Api', 'Manual', 'Import'], describe('How it was registered.')),
  param: MaybeText('The extra field of v2.2.'),
  tag: Text('Your own text.'),
  remark: Text('Your own note.'),
  order_no: Text('Your order number.'),
  order_time: Time('When it was ordered, as it was given.'),
  lang: MaybeText('Language the checkpoints are translated into.'),
  email: MaybeText('As it was given.'),
  register_time: Text('When it was registered.'),
  track_time: Time('When the carrier was last asked.'),
  sync_status: Type.Boolean(describe('Whether the carrier answered then.')),
  tracking_status: Type.Enum(['Tracking', 'Stopped'], describe('Whether the carrier is still asked.')),
  stop_track_time: Time('When tracking stopped.'),
  stop_track_reason: Type.Union(
    [Type.Enum(['Expired', 'ByRequest', 'InvalidCarrier']), Type.Null()],
    describe('Why tracking stopped.'),
  ),
  is_retracked: Type.Boolean(describe('Whether it was tracked again after a stop, which is possible once.')),
  carrier_change_count: Type.Integer(describe('How often its carrier was changed, of five times.')),
  package_status: Type.Enum(MAIN_STATUSES, describe('Main status.')),
  sub_status: Text('Sub-status.'),
  latest_event_time: Time('Time of the latest event.'),
  latest_event_info: MaybeText('Text of the latest event.'),
  /** Additions of this version. */
  latest_event_lang: MaybeText('Language of latest_event_info.'),
  latest_event_translation: Nullable(Type.Object({ lang: Type.String(), description: Type.String() })),
  latest_event_sub_status: MaybeText('Sub-status of the latest event.'),
  delievery_time: Time('When it was delivered. The wire spells the name so.'),
  pickup_time: Time('When the carrier took it.'),
  shipping_country: MaybeText('Two-letter country it comes from.'),
  recipient_country: MaybeText('Two-letter country it goes to.'),
  push_time: Time('When your webhook was last called for it.'),
  push_status: Type.Enum(['NotPushed', 'Success', 'Failure'], describe('What came of that call.')),
  push_status_code: MaybeInteger('HTTP status your webhook answered with.'),
  days_after_order: MaybeInteger('Days since the order.'),
  days_of_transit: MaybeInteger('Days since pickup.'),
  days_of_transit_done: MaybeInteger('Days from pickup to delivery.'),
  days_after_last_update: MaybeInteger('Days since the latest event.'),
  /** Addition of this version. */
  data_source: DataSource,
});

/** Is beside `data` in the answer of gettracklist. */
export const TrackListPage = Type.Object({
  data_total: Type.Integer(describe('Shipments the filter finds.')),
  page_total: Type.Integer(describe('Pages they fill.')),
  page_no: Type.Integer(describe('This page; the first is 1.')),
  page_size: Type.Integer(describe('Rows of a page: always 40.')),
});

export const TrackListData = Type.Object({
  accepted: Type.Array(TrackListRow),
  rejected: Type.Array(RejectedItem),
  has_more: Type.Boolean(describe('Whether there is a further page.')),
  total_pages: Type.Integer(describe('Pages the shipments fill.')),
  /** Addition: under the same filter, without its package_status. */
  counts: Type.Record(Type.String(), Type.Integer(), describe('Shipments by main status.')),
});

export const TrackInfoItem = Type.Object({
  ...named,
  tag: Nullable(Type.String()),
  param: MaybeText('The extra field of v2.2.'),
  track_info: TrackInfo,
  data_source: DataSource,
  ...withoutParam(),
});

export const Quota = Type.Object({
  quota_total: Type.Integer(describe('Credits of all valid grants.')),
  quota_used: Type.Integer(describe('Credits of them that are spent.')),
  quota_remain: Type.Integer(describe('Credits of them that are left.')),
  today_used: Type.Integer(describe('Credits spent on registrations today (UTC).')),
  max_track_daily: Type.Integer(describe('Credits that can be spent on registrations a day.')),
  free_email_quota: Type.Integer(describe('Free emails.')),
  free_email_quotaused: Type.Integer(describe('Free emails that were sent. The wire spells the name so.')),
});

function withoutParam() {
  const { param: _param, ...fields } = AdditionalFields;
  return fields;
}
