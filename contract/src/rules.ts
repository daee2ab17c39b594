import { type Static, Type } from 'typebox';
import { BRAND_METHODS, type BrandAnswers } from './brands.ts';
import type { DryRun } from './dryRun.ts';
import { NOTIFY_STATUSES, type NotifyStatus } from './notificationConstants.ts';
import type { CallDeclarations } from './recentCheck.ts';
import {
  type Audience,
  HISTORY_TABS,
  MAX_DELAY_MINUTES,
  MAX_RECIPIENTS,
  MAX_RULE_DAYS,
  MAX_RULE_NAME,
  NOTICE_STATES,
  NOTICE_TYPES,
  type NoticeChannel,
  type NoticeReason,
  type NoticeState,
  type NoticeType,
  type ResendFault,
  RULE_EVENTS,
  RULE_SENDS,
  type RuleEvent,
  URL_KINDS,
} from './ruleConstants.ts';
import { CarrierKey, closed, Id, Instant, PageCursor, Previewed, RequestId, ZoneName } from './schema.ts';
import { SENDER_DOMAIN_METHODS, type SenderDomainAnswers } from './senderDomain.ts';
import { SHIPMENT_FILTERS } from './shipmentFilters.ts';
import type { TaskRow } from './tasks.ts';
import { TEMPLATE_METHODS, type TemplateAnswers, type TemplateFault } from './templates.ts';
import { EmailAddress, Line, Name } from './text.ts';
import type { WebhookProblem } from './webhookConstants.ts';

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

const GetRules = Type.Object({}, closed);
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

const HISTORY_FIELDS = {
  Tab: Type.Enum([...HISTORY_TABS]),
  TrackNo: Type.Optional(Line(50)),
  Carrier: Type.Optional(CarrierKey),
  Trigger: Type.Optional(Type.Enum([...NOTIFY_STATUSES, 'quotaLow', 'webhookFailing'])),
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

export interface RuleRow extends DryRunRule {
  RuleId: string;
  LastSent: string | null;
  SentInWeek: number;
}

export interface RuleList {
  Rules: RuleRow[];
  Limit: number;
}

export interface AddressRow {
  Email: string;
  VerifyTime: string | null;
  UnsubscribeTime: string | null;
  BounceTime: string | null;
}

export interface OwnAddress extends AddressRow {
  /** It is the account's email by now, and cannot be taken off the list. */
  IsOwn: boolean;
}

export interface AddressList {
  Addresses: OwnAddress[];
  Limit: number;
}

/** Who gets no more mails; of many customers' customers the newest, and then a part. */
export interface UnsubscribedList {
  Addresses: (AddressRow & { Audience: Audience })[];
  IsPart: boolean;
}

export interface NoticeRow {
  NoticeId: string;
  Time: string;
  Audience: Audience;
  /** A main status, or what happened to the account itself. */
  Trigger: NotifyStatus | Exclude<RuleEvent, 'shipment'>;
  SubStatus: string;
  TrackNo: string;
  Carrier: number;
  OrderNo: string;
  /** With most of it hidden. */
  Recipient: string;
  Channel: NoticeChannel;
  RuleId: string | null;
  RuleName: string;
  State: NoticeState;
  Reason: NoticeReason | null;
  /** What the receiver answered, or empty. */
  Detail: string;
  Type: NoticeType;
  DueTime: string | null;
  EndTime: string | null;
  /** First times; null: not yet, or the account has not turned it on. */
  OpenTime: string | null;
  ClickTime: string | null;
  /** When it was sent again, as another one; once is all. */
  ResendTime: string | null;
  /** Its mail can be opened. */
  HasMail: boolean;
}

export interface NoticeList {
  Notices: NoticeRow[];
  /** Where the next page begins; null: this is the last one. */
  Next: string | null;
}

/** What failed and has not been sent again yet. */
export interface FailedCount {
  Total: number;
  /** Of these, how many cannot be sent again, and why. */
  LeftOut: Partial<Record<ResendFault, number>>;
}

/** What the server's refusals carry beside their code. */
export interface RuleRefusal {
  Problem?: WebhookProblem;
  Email?: string;
  Fault?: TemplateFault;
  /** Until it is worth another try. */
  Seconds?: number;
}

export const MESSAGE_METHODS = {
  GetRules: { param: GetRules, recentCheck: 'not needed' },
  SaveRule: { param: SaveRule, recentCheck: { when: 'its URL is another' } },
  ToggleRule: { param: ToggleRule, recentCheck: 'not needed' },
  DeleteRule: { param: NamedRule, recentCheck: 'not needed' },
  DryRunRule: { param: DryRunRule, recentCheck: 'not needed' },
  SendTest: { param: SendTest, recentCheck: 'not needed' },
  GetAddresses: { param: Type.Object({}, closed), recentCheck: 'not needed' },
  AddAddress: { param: NamedAddress, recentCheck: 'needed' },
  DeleteAddress: { param: NamedAddress, recentCheck: 'not needed' },
  GetHistory: { param: GetHistory, recentCheck: 'not needed' },
  GetNotice: { param: NamedNotice, recentCheck: 'not needed' },
  ResendNotice: { param: NamedNotice, recentCheck: 'not needed' },
  CountFailed: { param: CountFailed, recentCheck: 'not needed' },
  ResendFailed: { param: ResendFailed, recentCheck: 'not needed' },
  GetUnsubscribed: { param: Type.Object({}, closed), recentCheck: 'not needed' },
  ExportHistory: { param: ExportHistory, recentCheck: 'not needed' },
  ExportUnsubscribed: { param: ExportUnsubscribed, recentCheck: 'not needed' },
  ...TEMPLATE_METHODS,
  ...BRAND_METHODS,
  ...SENDER_DOMAIN_METHODS,
} as const satisfies CallDeclarations;
export type MessageMethod = keyof typeof MESSAGE_METHODS;
export type MessageParam<M extends MessageMethod> = Static<(typeof MESSAGE_METHODS)[M]['param']>;

export interface MessageAnswers extends TemplateAnswers, BrandAnswers, SenderDomainAnswers {
  GetRules: RuleList;
  SaveRule: RuleRow;
  ToggleRule: null;
  DeleteRule: null;
  DryRunRule: DryRun;
  SendTest: { Sent: number };
  GetAddresses: AddressList;
  AddAddress: null;
  DeleteAddress: null;
  GetHistory: NoticeList;
  GetNotice: NoticeRow;
  ResendNotice: null;
  CountFailed: FailedCount;
  ResendFailed: TaskRow;
  GetUnsubscribed: UnsubscribedList;
  ExportHistory: TaskRow;
  ExportUnsubscribed: TaskRow;
}
