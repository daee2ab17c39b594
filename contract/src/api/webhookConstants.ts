import { PROTOTYPE_NAMES } from '../values/prototypeNames.ts';

export const WEBHOOK_EVENTS = ['TRACKING_UPDATED', 'TRACKING_STOPPED'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The call whose shape the body has. */
export const WEBHOOK_VERSIONS = ['v2.4', 'v2.2', 'v2'] as const;
export type WebhookVersion = (typeof WEBHOOK_VERSIONS)[number];

/** Waiting has a time to be sent at; Failed was given up and can be sent again. */
export const DELIVERY_STATES = ['Waiting', 'Sending', 'Delivered', 'Failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why there is no HTTP status: what failed before an answer came. */
export const DELIVERY_ERRORS = ['address', 'name', 'timeout', 'connection', 'certificate', 'disabled'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** How long the old secret stays valid beside the new one; in hours. */
export const SECRET_GRACES = { now: 0, '1h': 1, '24h': 24, '7d': 168 } as const;
export type SecretGrace = keyof typeof SECRET_GRACES;
export const SECRET_GRACE_NAMES = Object.keys(SECRET_GRACES) as SecretGrace[]; // its own keys

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_HEADERS = 5;
export const MAX_WEBHOOK_URL = 2048;
export const WEBHOOK_PORTS = [80, 443, 8080, 8443] as const;
/** A token of RFC 9110. */
export const WEBHOOK_HEADER_NAME = `^(?!(${PROTOTYPE_NAMES.join('|')})$)[A-Za-z0-9!#$%&'*+.^_\`|~-]{1,100}$`;
export const WEBHOOK_HEADER_VALUE = '^[\\x20-\\x7e]{0,1000}$';
/** Deliveries and events are kept this many days. */
export const DELIVERY_DAYS = 30;
/** A webhook that failed for this many days without a success is switched off. */
export const FAILING_DAYS = 3;

/** What can be wrong with a webhook that is saved: its URL, but for the last two. */
export const WEBHOOK_PROBLEMS = [
  'url',
  'scheme',
  'credentials',
  'fragment',
  'insecure',
  'port',
  'private',
  'localPort',
  'events',
  'header',
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** Codes of the webhook calls. */
export const WEBHOOK_CODES = {
  required: -18010201,
  format: -18010202,
  testFailed: -18010203,
  notSet: -18010204,
  notFound: -12010201,
  tooMany: -12010202,
} as const;
