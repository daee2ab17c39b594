export const LOG_SOURCES = ['API', 'CONSOLE'] as const;
export type LogSource = (typeof LOG_SOURCES)[number];
/** Calls of the public API, as they are logged. */
export const LOG_ENDPOINTS = [
  'register',
  'gettrackinfo',
  'push',
  'gettracklist',
  'changecarrier',
  'changeinfo',
  'stoptrack',
  'retrack',
  'deletetrack',
  'getquota',
  'getrealtimetrackinfo',
] as const;
/** Days for which calls are kept. */
export const LOG_DAYS = 30;
/** Bytes of each body that are kept. */
export const LOG_BODY_BYTES = 4_096;
export const LOG_PAGE_SIZES = [20, 40, 100] as const;
export const LOG_CODES = { notFound: -12010201 } as const;
