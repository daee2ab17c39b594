import { NOTIFY_REASONS } from './notificationConstants.ts';

/** Constants of the API customer's notification rules and of their history, apart from the schemas, which a page does not need. */

/** What a rule is about: shipments, or the account itself. */
export const RULE_EVENTS = ['shipment', 'quotaLow', 'webhookFailing'] as const;
export type RuleEvent = (typeof RULE_EVENTS)[number];

export const RULE_SENDS = ['single', 'hourly', 'daily'] as const;
export type RuleSend = (typeof RULE_SENDS)[number];

/** The format of a rule's posts: JSON for a program, or a text as Slack and compatible services take it. */
export const URL_KINDS = ['webhook', 'slack'] as const;
export type UrlKind = (typeof URL_KINDS)[number];

export const MAX_RULES = 50;
export const MAX_RULE_NAME = 60;
export const MAX_KEYWORDS = 10;
export const MAX_RECIPIENTS = 10;
/** Addresses of an account, verified or not. */
export const MAX_ADDRESSES = 50;
/** Confirmation emails an address gets of an account in 24 hours. */
export const ADDRESS_QUESTIONS = 3;
/** Tests of rules and templates an account sends in a minute. */
export const MINUTE_TESTS = 20;
/** Changes and checks of an account's sender domain in an hour. */
export const DOMAIN_CHANGES = 60;
export const MAX_RULE_DAYS = 75;
export const MAX_DELAY_DAYS = 30;
export const MAX_DELAY_MINUTES = MAX_DELAY_DAYS * 24 * 60;
/** Mails a recipient gets of an account in 24 hours; a digest is one. */
export const DAILY_MAILS = 100;

/** How long the history is kept, and how much of it is shown at first. */
export const HISTORY_DAYS = 120;
export const HISTORY_SHOWN_DAYS = 30;
/** How far back a dry run goes: of a rule, and of a flow. */
export const DRY_RUN_DAYS = 30;
export const FLOW_DRY_RUN_DAYS = 7;
/** Shipments a dry run checks, those with the latest updates first. */
export const DRY_RUN_SHIPMENTS = 5_000;
/** Rows of each kind a dry run shows. */
export const DRY_RUN_ROWS = 100;

export const AUDIENCES = ['OWN', 'CONSUMER'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const NOTICE_CHANNELS = ['email', 'webhook', 'slack'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/**
 * Waiting: queued. Delivered and Bounced are what the receiving side has reported after the mail was handed over; Opened and
 * Clicked come from the mail itself, where the account has turned that on.
 */
export const NOTICE_STATES = [
  ...(['Waiting', 'Sent', 'Delivered', 'Opened', 'Clicked'] as const),
  ...(['Bounced', 'Failed', 'Suppressed', 'Skipped'] as const),
] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];
/** Those that can be sent again, one by one; of many at once, only the failed ones. */
export const RESENDABLE = ['Failed', 'Bounced'] as const satisfies readonly NoticeState[];

/** The action of the task that sends what failed again. */
export const RESEND_FAILED = 'resendFailed';
/** Why something that failed is not sent again. */
export const RESEND_FAULTS = ['resent', 'gone', 'unsubscribed', 'bounced'] as const;
export type ResendFault = (typeof RESEND_FAULTS)[number];

export const NOTICE_REASONS = [
  ...NOTIFY_REASONS,
  'ruleOff',
  'unverified',
  'bounced',
  'noQuota',
  'dailyCap',
  'delay',
  'subStatus',
  'carrier',
  'destination',
  'keywords',
  'flowOff',
  /** The shipment carries no address. */
  'noEmail',
  /** A mail has asked the recipient for consent first. */
  'asked',
] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** otherFlow: an earlier flow decides. */
export const DRY_RUN_REASONS = [...NOTICE_REASONS, 'otherFlow'] as const;
export type DryRunReason = (typeof DRY_RUN_REASONS)[number];

export const NOTICE_TYPES = ['auto', 'manual', 'test'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const HISTORY_TABS = ['all', 'own', 'customer', 'webhook'] as const;
export type HistoryTab = (typeof HISTORY_TABS)[number];

export const RULE_CODES = {
  notFound: -18040001,
  /** Another rule has the name. */
  nameTaken: -18040002,
  tooMany: -18040003,
  /** The rule has no recipients: neither an address nor a URL. */
  noRecipient: -18040004,
  /** The URL cannot be posted to; the problem comes along. */
  badUrl: -18040005,
  /** An address that is not among the account's, or not an address. */
  badAddress: -18040006,
  /** Only what failed or bounced is sent again, and once. */
  notResendable: -18040007,
  /** The zone is unknown to the server. */
  badZone: -18040008,
  noTemplate: -18040009,
  /** Sent with what is wrong in it. */
  badTemplate: -18040010,
  templateTooLarge: -18040011,
  /** There is no shipment to show it with. */
  noShipment: -18040012,
  /** Not the name of a domain. */
  badDomain: -18040013,
  /** A public mail provider's. */
  publicDomain: -18040014,
  /** Another account has verified it. */
  domainTaken: -18040015,
  /** The name servers did not answer. */
  dnsFailed: -18040016,
  /** It has been changed since the edit began. */
  changedMeanwhile: -18040017,
  /** How long to wait comes along. */
  tooOften: -18040018,
} as const;
