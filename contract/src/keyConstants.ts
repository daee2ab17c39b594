/** Codes of the key calls. */
export const KEY_CODES = { notFound: -12010101, tooMany: -12010102 } as const;
export const MAX_ACTIVE_KEYS = 10;

/** The access key of a call; `17token` is the name older clients send. */
export const KEY_HEADER = 'x-api-key';
/** On the console's calls of the public API, which have a session and no key: `test` registers as a test key does. */
export const MODE_HEADER = 'x-mode';
