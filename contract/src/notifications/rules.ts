import { type Static, Type } from 'typebox';
import type { WebhookProblem } from '../api/webhookConstants.ts';
import type { CallAnswers, CallDeclarations, CallParam } from '../calls/callDeclaration.ts';
import { Nothing } from '../calls/envelope.ts';
import {
  CarrierKey,
  closed,
  Id,
  Instant,
  NoParameters,
  Nullable,
  PageCursor,
  Previewed,
  RequestId,
  ZoneName,
} from '../calls/schema.ts';
import { SHIPMENT_FILTERS } from '../shipments/shipmentFilters.ts';
import { TaskRow } from '../tasks/tasks.ts';
import { EmailAddress, Line, Name } from '../values/text.ts';
import { BRAND_METHODS } from './brands.ts';
import { DryRun } from './dryRun.ts';
import { NOTIFY_STATUSES } from './notificationConstants.ts';
import {
  AUDIENCES,
  HISTORY_TABS,
  MAX_DELAY_MINUTES,
  MAX_RECIPIENTS,
  MAX_RULE_DAYS,
  MAX_RULE_NAME,
  NOTICE_CHANNELS,
  NOTICE_REASONS,
  NOTICE_STATES,
  NOTICE_TYPES,
  RESEND_FAULTS,
  RULE_EVENTS,
  RULE_SENDS,
  URL_KINDS,
} from './ruleConstants.ts';
import { SENDER_DOMAIN_METHODS } from './senderDomain.ts';
import { TEMPLATE_METHODS, type TemplateFault } from './templates.ts';

/** The API customer's calls about notifications: `POST /msgapi/call` with the legacy wrapper, one method each. */

const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$|^$' });
/** 0: it does not matter. */
const Days = Type.Integer({ minimum: 0, maximum: MAX_RULE_DAYS });
const Status = Type.Enum([...NOTIFY_STATUSES]);

const RuleFilters = Type.Object({ ...SHIPMENT_FILTERS, TransitDays: Days, NoUpdateDays: Days }, closed);
export type RuleFilters = Static<typeof RuleFilters>;

const RULE_FIELDS = {
  Name: Name(MAX_RULE_NAME),
  Enabled: Type.Boolean(),
  Event: Type.Enum([...RULE_EVENTS]),
  /** None: every status. */
  Triggers: Type.Array(Status, { maxItems: NOTIFY_STATUSES.length }),
  Filters: RuleFilters,
  DelayMinutes: Type.Integer({ minimum: 0, maximum: MAX_DELAY_MINUTES }),
  Send: Type.Enum([...RULE_SENDS]),
  /** Of the daily digest. */
  DigestHour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** Both or none: '' for none. */
  QuietFrom: ClockTime,
  QuietTo: ClockTime,
  /** Of the browser; it counts where the account has set none. */
  Zone: ZoneName,
  Recipients: Type.Array(EmailAddress, { maxItems: MAX_RECIPIENTS }),
  /** Empty: none. */
  Url: Line(2048),
  UrlKind: Type.Enum([...URL_KINDS]),
} as const;

/** A rule as it is in the editor, saved or not. */
const DryRunRule = Type.Object(RULE_FIELDS, closed);
export type DryRunRule = Static<typeof DryRunRule>;
/** `Base` is the rule as it was when the edit began: the edit is refused where it has been changed since. */
const SaveRule = Type.Object({ RuleId: Type.Optional(Id), ...RULE_FIELDS, Base: Type.Optional(DryRunRule) }, closed);
export type SaveRule = Static<typeof SaveRule>;
const ToggleRule = Type.Object({ RuleId: Id, Enabled: Type.Boolean() }, closed);
const NamedRule = Type.Object({ RuleId: Id }, closed);

/** Of a rule, or of a template to an address of the account. */
const SendTest = Type.Union([NamedRule, Type.Object({ TemplateId: Id, Email: EmailAddress }, closed)]);

const NamedAddress = Type.Object({ Email: EmailAddress }, closed);
export type NamedAddress = Static<typeof NamedAddress>;

const Trigger = Type.Enum([...NOTIFY_STATUSES, 'quotaLow', 'webhookFailing']);

const HISTORY_FIELDS = {
  Tab: Type.Enum([...HISTORY_TABS]),
  TrackNo: Type.Optional(Line(50)),
  Carrier: Type.Optional(CarrierKey),
  Trigger: Type.Optional(Trigger),
  State: Type.Optional(Type.Enum([...NOTICE_STATES])),
  Type: Type.Optional(Type.Enum([...NOTICE_TYPES])),
  From: Type.Optional(Instant),
  To: Type.Optional(Instant),
} as const;
const GetHistory = Type.Object({ ...HISTORY_FIELDS, Cursor: Type.Optional(PageCursor) }, closed);
export type GetHistory = Static<typeof GetHistory>;
const ExportHistory = Type.Object({ ...HISTORY_FIELDS, TimeZone: Type.Optional(ZoneName), RequestId }, closed);
export type ExportHistory = Static<typeof ExportHistory>;
const ExportUnsubscribed = Type.Object({ TimeZone: Type.Optional(ZoneName), RequestId }, closed);
export type ExportUnsubscribed = Static<typeof ExportUnsubscribed>;
const CountFailed = Type.Object(HISTORY_FIELDS, closed);
/** A task. `Previewed` is the total that CountFailed has shown: where more match by then, nothing is sent (as in BulkChoice). */
const ResendFailed = Type.Object({ ...HISTORY_FIELDS, Previewed, RequestId }, closed);
export type ResendFailed = Static<typeof ResendFailed>;
export type HistoryFilter = Omit<GetHistory, 'Cursor'>;
const NamedNotice = Type.Object({ NoticeId: Id }, closed);

const RuleRow = Type.Object({
  ...RULE_FIELDS,
  RuleId: Type.String(),
  LastSent: Nullable(Type.String()),
  SentInWeek: Type.Integer(),
});
export type RuleRow = Static<typeof RuleRow>;

const RuleList = Type.Object({ Rules: Type.Array(RuleRow), Limit: Type.Integer() });
export type RuleList = Static<typeof RuleList>;

const AddressRow = Type.Object({
  Email: Type.String(),
  VerifyTime: Nullable(Type.String()),
  UnsubscribeTime: Nullable(Type.String()),
  BounceTime: Nullable(Type.String()),
});
export type AddressRow = Static<typeof AddressRow>;

const OwnAddress = Type.Object({
  ...AddressRow.properties,
  /** It is the account's email by now, and cannot be taken off the list. */
  IsOwn: Type.Boolean(),
});
export type OwnAddress = Static<typeof OwnAddress>;

const AddressList = Type.Object({ Addresses: Type.Array(OwnAddress), Limit: Type.Integer() });
export type AddressList = Static<typeof AddressList>;

/** Who gets no more mails; of many customers' customers the newest, and then a part. */
const UnsubscribedList = Type.Object({
  Addresses: Type.Array(Type.Object({ ...AddressRow.properties, Audience: Type.Enum(AUDIENCES) })),
  IsPart: Type.Boolean(),
});
export type UnsubscribedList = Static<typeof UnsubscribedList>;

const NoticeRow = Type.Object({
  NoticeId: Type.String(),
  Time: Type.String(),
  Audience: Type.Enum(AUDIENCES),
  /** A main status, or what happened to the account itself. */
  Trigger,
  SubStatus: Type.String(),
  TrackNo: Type.String(),
  Carrier: Type.Integer(),
  OrderNo: Type.String(),
  /** With most of it hidden. */
  Recipient: Type.String(),
  Channel: Type.Enum(NOTICE_CHANNELS),
  RuleId: Nullable(Type.String()),
  RuleName: Type.String(),
  State: Type.Enum(NOTICE_STATES),
  Reason: Nullable(Type.Enum(NOTICE_REASONS)),
  /** What the receiver answered, or empty. */
  Detail: Type.String(),
  Type: Type.Enum(NOTICE_TYPES),
  DueTime: Nullable(Type.String()),
  EndTime: Nullable(Type.String()),
  /** First times; null: not yet, or the account has not turned it on. */
  OpenTime: Nullable(Type.String()),
  ClickTime: Nullable(Type.String()),
  /** When it was sent again, as another one; once is all. */
  ResendTime: Nullable(Type.String()),
  /** Its mail can be opened. */
  HasMail: Type.Boolean(),
});
export type NoticeRow = Static<typeof NoticeRow>;

const NoticeList = Type.Object({
  Notices: Type.Array(NoticeRow),
  /** Where the next page begins; null: this is the last one. */
  Next: Nullable(Type.String()),
});
export type NoticeList = Static<typeof NoticeList>;

/** What failed and has not been sent again yet. */
const FailedCount = Type.Object({
  Total: Type.Integer(),
  /** Of these, how many cannot be sent again, and why. */
  LeftOut: Type.Partial(Type.Record(Type.Enum(RESEND_FAULTS), Type.Integer())),
});
export type FailedCount = Static<typeof FailedCount>;

/** What the server's refusals carry beside their code. */
export interface RuleRefusal {
  Problem?: WebhookProblem;
  Email?: string;
  Fault?: TemplateFault;
  /** Until it is worth another try. */
  Seconds?: number;
}

/** Those about what was sent, and what was not. */
export const HISTORY_METHODS = {
  GetHistory: { param: GetHistory, answer: NoticeList, recentCheck: 'not needed' },
  GetNotice: { param: NamedNotice, answer: NoticeRow, recentCheck: 'not needed' },
  ResendNotice: { param: NamedNotice, answer: Nothing, recentCheck: 'not needed' },
  CountFailed: { param: CountFailed, answer: FailedCount, recentCheck: 'not needed' },
  ResendFailed: { param: ResendFailed, answer: TaskRow, recentCheck: 'not needed' },
  GetUnsubscribed: { param: NoParameters, answer: UnsubscribedList, recentCheck: 'not needed' },
  ExportHistory: { param: ExportHistory, answer: TaskRow, recentCheck: 'not needed' },
  ExportUnsubscribed: { param: ExportUnsubscribed, answer: TaskRow, recentCheck: 'not needed' },
} as const satisfies CallDeclarations;

export const MESSAGE_METHODS = {
  GetRules: { param: NoParameters, answer: RuleList, recentCheck: 'not needed' },
  SaveRule: { param: SaveRule, answer: RuleRow, recentCheck: { when: 'its URL is another' } },
  ToggleRule: { param: ToggleRule, answer: Nothing, recentCheck: 'not needed' },
  DeleteRule: { param: NamedRule, answer: Nothing, recentCheck: 'not needed' },
  DryRunRule: { param: DryRunRule, answer: DryRun, recentCheck: 'not needed' },
  SendTest: { param: SendTest, answer: Type.Object({ Sent: Type.Integer() }), recentCheck: 'not needed' },
  GetAddresses: { param: NoParameters, answer: AddressList, recentCheck: 'not needed' },
  AddAddress: { param: NamedAddress, answer: Nothing, recentCheck: 'needed' },
  DeleteAddress: { param: NamedAddress, answer: Nothing, recentCheck: 'not needed' },
  ...HISTORY_METHODS,
  ...TEMPLATE_METHODS,
  ...BRAND_METHODS,
  ...SENDER_DOMAIN_METHODS,
} as const satisfies CallDeclarations;
export type MessageMethod = keyof typeof MESSAGE_METHODS;
export type MessageParam<M extends MessageMethod> = CallParam<typeof MESSAGE_METHODS, M>;
export type MessageAnswers = CallAnswers<typeof MESSAGE_METHODS>;
