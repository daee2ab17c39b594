import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';

/** A call of the public API, once it is answered. */
export interface CallRecord {
  gid: string;
  mode: DataMode;
  time: Date;
  /** 0: the console called. */
  keyId: number;
  ip: string;
  /** In lower case. */
  endpoint: string;
  /** Whether the endpoint exists. */
  isKnown: boolean;
  version: string;
  httpStatus: number;
  code: number;
  items: number;
  accepted: number;
  rejected: number;
  durationMs: number;
  numbers: readonly string[];
  /** Keys of the carriers whose shipments it touched. */
  carriers: readonly number[];
  reqBody: string;
  respBody: string;
}

export const isFailed = ({ httpStatus, code }: Pick<CallRecord, 'httpStatus' | 'code'>) =>
  httpStatus !== 200 || code !== 0;

/** The codes for an address that is not allowed, and for a key that is revoked or has expired. */
const BARRED = [-18010001, -18010002];

/** Status and code of a call over its limit. */
export const LIMITED = 429;

export const isLimited = ({ httpStatus }: Pick<CallRecord, 'httpStatus'>) => httpStatus === LIMITED;
export const isBarred = ({ code }: Pick<CallRecord, 'code'>) => BARRED.includes(code);

/**
 * The sample's name of a call that was refused at once. Thousands may come in a second: all are counted, and the log
 * keeps the first with each name, that is, of each minute, key, endpoint and reason. null: every such call is kept.
 */
export function sampleOf(call: Omit<CallRecord, 'carriers'>): string | null {
  if (!isLimited(call) && !isBarred(call)) return null;
  const minute = Math.floor(call.time.getTime() / MINUTE);
  // Callers may send any number of unknown endpoints.
  return [minute, call.keyId, call.code, call.isKnown ? call.endpoint : ''].join(' ');
}
