import type { DataMode } from '@tracking-console/contract/keyConstants';

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
  /** Whether there is such a call. */
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
