import { type Static, Type } from 'typebox';
import { WireTime } from '../calls/schema.ts';
import { TRACK_ORDERS } from '../shipments/shipmentConstants.ts';
import { Line, Lines } from '../values/text.ts';
import type * as answers from './trackAnswers.ts';
import { AdditionalFields } from './trackFields.ts';

/** The calls of the public developer API, v2.4. Names, odd spellings and numbers written as text are the wire's own. */

const describe = (description: string) => ({ description });

const TrackingNumber = Type.String({
  pattern: '^[A-Za-z0-9-]{5,50}$',
  ...describe('Tracking number: 5 to 50 letters, digits and hyphens.'),
});
const carrierKey = (description: string) =>
  Type.Optional(
    Type.Union(
      [Type.Integer({ minimum: 0, maximum: 999_999_999 }), Type.String({ pattern: '^[0-9]{1,9}$' })],
      describe(description),
    ),
  );

/** What customers note on a number. */
export const trackNotes = {
  tag: Type.Optional(Line(100, describe('Your own text, up to 100 characters.'))),
  remark: Type.Optional(Lines(1000, describe('Your own note, up to 1,000 characters.'))),
  order_no: Type.Optional(
    Type.String({
      pattern: '^([A-Za-z0-9-]{5,50})?$',
      ...describe('Your order number: 5 to 50 letters, digits and hyphens.'),
    }),
  ),
  order_time: Type.Optional(WireTime),
  lang: Type.Optional(
    Line(
      10,
      describe(
        'Language to translate the checkpoints into, such as de. Costs one credit more. As your settings say unless given.',
      ),
    ),
  ),
  translation_mode: Type.Optional(
    Line(
      30,
      describe(
        'Denied: not translated. UseDefaultLang: where the carrier has the language. UseThirdPartyServices: translated. As your settings say unless given.',
      ),
    ),
  ),
  email: Type.Optional(Line(250, describe('Email address of the recipient.'))),
};

export const RegisterItem = Type.Object({
  number: TrackingNumber,
  carrier: carrierKey('Key of the carrier; without it, or with 0, the number decides.'),
  final_carrier: carrierKey('Key of the last-mile carrier, where the first one is a postal operator.'),
  auto_detection: Type.Optional(
    Type.Boolean(
      describe('Whether the carrier of a number without one is detected; as your settings say unless given.'),
    ),
  ),
  ...trackNotes,
  ...AdditionalFields,
});
export type RegisterItem = Static<typeof RegisterItem>;

/** Names a registered shipment. Without a carrier, or with 0, under whatever carrier it is. */
export const NumberItem = Type.Object({
  number: TrackingNumber,
  carrier: carrierKey('Key of the carrier the number is registered under; without it, or with 0: of any.'),
});
export type NumberItem = Static<typeof NumberItem>;

/** Of changecarrier. */
export const CarrierChangeItem = Type.Object({
  number: TrackingNumber,
  carrier_old: carrierKey('Key of the present carrier; needed where the number is registered under several.'),
  carrier_new: carrierKey('Key of the new carrier.'),
  final_carrier_old: carrierKey('Key of the present last-mile carrier.'),
  final_carrier_new: carrierKey('Key of the new last-mile carrier; 0: none.'),
});
export type CarrierChangeItem = Static<typeof CarrierChangeItem>;

/** Of changeinfo. A missing field stays as it is; an empty text clears it. */
export const InfoChangeItem = Type.Object({
  number: TrackingNumber,
  carrier: carrierKey('Key of the carrier; needed where the number is registered under several.'),
  items: Type.Object(
    { ...trackNotes, ...AdditionalFields },
    describe('What to change. What is not named stays; an empty text removes what was there.'),
  ),
});
export type InfoChangeItem = Static<typeof InfoChangeItem>;

/** How fresh the answer to a real-time query must be. */
export const CACHE_LEVELS = { standard: 0, instant: 1 } as const;

/** Of getRealTimeTrackInfo. */
export const RealTimeItem = Type.Object({
  number: TrackingNumber,
  carrier: Type.Union(
    [Type.Integer({ minimum: 1, maximum: 999_999_999 }), Type.String({ pattern: '^0*[1-9][0-9]{0,8}$' })],
    describe('Key of the carrier.'),
  ),
  cacheLevel: Type.Optional(
    Type.Union(
      [
        Type.Enum(['0', '1', 'standard', 'instant', 'Standard', 'Instant', '']),
        Type.Integer({ minimum: 0, maximum: 1 }),
      ],
      describe('0 (standard, one credit): an answer of the last hour will do. 1 (instant, ten credits): ask now.'),
    ),
  ),
});
export type RealTimeItem = Static<typeof RealTimeItem>;

const choice = (description: string) => Type.Optional(Type.String({ maxLength: 40, ...describe(description) }));
const from = (what: string) => choice(`Not ${what} before this time. A day or a time; without a zone in UTC.`);
const to = (what: string) => choice(`Not ${what} after this time. A day or a time; without a zone in UTC.`);

/** Empty texts and carrier 0 leave nothing out. trackListFilter.ts of the server reads what is text here. */
export const TrackListFilter = Type.Object({
  number: Type.Optional(Type.String({ maxLength: 10_400, ...describe('Up to 200 numbers, separated by commas.') })),
  carrier: Type.Optional(
    Type.Union(
      [Type.Integer({ minimum: 0, maximum: 999_999_999 }), Type.String({ pattern: '^[0-9]{0,9}$' })],
      describe('Key of the carrier.'),
    ),
  ),
  data_origin: choice('Api, Manual or Import.'),
  package_status: choice('Main status, such as Delivered.'),
  tracking_status: choice('Tracking or Stopped.'),
  sync_status: Type.Optional(
    Type.Union(
      [Type.Boolean(), Type.Enum(['true', 'false', 'True', 'False', '0', '1', '']), Type.Enum([0, 1])],
      describe('Whether the carrier answered when it was last asked.'),
    ),
  ),
  register_time_from: from('registered'),
  register_time_to: to('registered'),
  track_time_from: from('asked about'),
  track_time_to: to('asked about'),
  push_time_from: from('pushed'),
  push_time_to: to('pushed'),
  stop_track_time_from: from('stopped'),
  stop_track_time_to: to('stopped'),
  push_status: choice('NotPushed, Success or Failure.'),
  push_status_code: Type.Optional(
    Type.Union(
      [Type.Integer({ minimum: 0, maximum: 999 }), Type.String({ pattern: '^[0-9]{0,3}$' })],
      describe('HTTP status your webhook answered with.'),
    ),
  ),
  page_no: Type.Optional(
    Type.Union(
      [Type.Integer({ minimum: 0, maximum: 9_999_999 }), Type.String({ pattern: '^[0-9]{0,7}$' })],
      describe('Page, from 1; 0 is the first as well.'),
    ),
  ),
  // Older clients send small numbers, which mean the usual order.
  order_by: Type.Optional(
    Type.Union(
      [
        Type.Enum(['', ...TRACK_ORDERS]),
        Type.Integer({ minimum: 0, maximum: 99 }),
        Type.String({ pattern: '^[0-9]{1,2}$' }),
      ],
      describe(`${TRACK_ORDERS.slice(0, -1).join(', ')} or ${TRACK_ORDERS.at(-1)}.`),
    ),
  ),
});
export type TrackListFilter = Static<typeof TrackListFilter>;

export type TrackError = Static<typeof answers.TrackError>;
export type RejectedItem = Static<typeof answers.RejectedItem>;
export interface BatchAnswer<Accepted> {
  accepted: Accepted[];
  rejected: RejectedItem[];
}
export type AcceptedNumber = Static<typeof answers.AcceptedNumber>;
export type ChangedCarrier = Static<typeof answers.ChangedCarrier>;
export type RegisteredNumber = Static<typeof answers.RegisteredNumber>;
export type TrackListRow = Static<typeof answers.TrackListRow>;
export type TrackListPage = Static<typeof answers.TrackListPage>;
export type TrackListData = Static<typeof answers.TrackListData>;
export type TrackInfoItem = Static<typeof answers.TrackInfoItem>;
export type Quota = Static<typeof answers.Quota>;
