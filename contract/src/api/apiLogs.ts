import { type Static, Type } from 'typebox';
import { closed, Id, Instant, IpAddress, PageCursor } from '../calls/schema.ts';
import { LOG_ENDPOINTS, LOG_PAGE_SIZES, LOG_SOURCES, type LogSource } from './logConstants.ts';

/** The log of the public API's calls, as the API console reads it: `POST /console-api/v1/logs/…`. */

export const ListLogs = Type.Object(
  {
    from: Type.Optional(Instant),
    to: Type.Optional(Instant),
    endpoint: Type.Optional(Type.Enum([...LOG_ENDPOINTS])),
    http_status: Type.Optional(Type.Integer({ minimum: 100, maximum: 599 })),
    code: Type.Optional(Type.Integer({ minimum: -99_999_999, maximum: 999 })),
    key_id: Type.Optional(Id),
    ip: Type.Optional(IpAddress),
    number: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,50}$' })),
    source: Type.Optional(Type.Enum(LOG_SOURCES)),
    /** Failed calls alone, or the others. */
    failed: Type.Optional(Type.Boolean()),
    page_size: Type.Optional(Type.Enum(LOG_PAGE_SIZES)),
    /** `next` of the page before. */
    cursor: Type.Optional(PageCursor),
  },
  closed,
);
export type ListLogs = Static<typeof ListLogs>;

export const GetLog = Type.Object({ id: Id }, closed);

export interface ApiLogRow {
  id: string;
  time: string;
  source: LogSource;
  /** The key that was used; null: the console made the call. A key deleted long ago has no name any more. */
  key: { id: string; name: string; prefix: string; last4: string } | null;
  ip: string;
  endpoint: string;
  version: string;
  http_status: number;
  /** Of the envelope. */
  code: number;
  /** Items that were sent, accepted and rejected. */
  items: number;
  accepted: number;
  rejected: number;
  duration_ms: number;
}

export interface ApiLogDetail extends ApiLogRow {
  /** Tracking numbers the call named. */
  numbers: string[];
  /** How each began, without secrets. */
  req_body: string;
  resp_body: string;
}

/** Calls that were refused at once; the list has the first of each minute, key and endpoint. Counted by the hour. */
export interface RefusedCalls {
  /** Over the limit of calls a second. */
  limited: number;
  /** Their key was revoked or had expired, or came from an address that is not allowed. */
  barred: number;
}

export interface ApiLogList {
  /** Newest first. */
  logs: ApiLogRow[];
  /** Cursor of the next page; null: this is the last. */
  next: string | null;
  /** In the hours the period touches. null: a further page, or a filter that the counts do not cover. */
  refused: RefusedCalls | null;
}

/** The call does not exist, or no longer. */
