/** Codes of the calls about keys and the addresses they may be used from. */
export const KEY_CODES = {
  notFound: -12010101,
  tooMany: -12010102,
  /** It was shown twice, or was never the signing key. */
  notRevealable: -12010103,
  /** The public API's own code of an address that is none. */
  address: -18010205,
} as const;
export const MAX_ACTIVE_KEYS = 10;

/** What a key may do: look things up, change them, and send updates to webhooks. */
export const KEY_SCOPES = ['read', 'write', 'webhook'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Days after which a key can expire. */
export const KEY_LIVES = [30, 90, 365] as const;

export const MAX_RANGES = 100;
/** As many calls a list of addresses is tried on. */
export const CHECKED_CALLS = 1000;

/** The access key of a call; `17token` is the name older clients send. */
export const KEY_HEADER = 'x-api-key';
/** The API has two sets of data: a test key reads and changes only test data, a live key only live data. */
export const DATA_MODES = ['live', 'test'] as const;
export type DataMode = (typeof DATA_MODES)[number];
/** On the console's calls, which have a session and no key: `test` means test data; anything else, live data. */
export const MODE_HEADER = 'x-mode';
/** Numbers, and air waybills, an account's test data can have at a time. */
export const MAX_TEST_NUMBERS = 10_000;
