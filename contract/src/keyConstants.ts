/** Codes of the key calls. */
export const KEY_CODES = { notFound: -12010101, tooMany: -12010102 } as const;
export const MAX_ACTIVE_KEYS = 10;
