import { SECURITY_CODES } from '@tracking-console/contract/account/securityConstants';
import type { CallRoot } from '@tracking-console/contract/page/page';
import type { Identity } from '@tracking-console/contract/shipments/statuses';

export interface CallRequest {
  root: CallRoot;
  /** Path below the root, e.g. "/v1/sign-out"; empty for the one-address roots of the legacy wrapper. */
  path: string;
  method?: 'GET' | 'POST';
  /** Plain data, sent as JSON, a form, or a file, sent as it is. */
  body?: unknown;
  /** Sent in the query; empty values are dropped. */
  parameters?: Record<string, string | number | boolean | null | undefined>;
  /** snake: the wire's keys are snake_case and ours camelCase. Default: keys stay as they are. */
  keys?: 'snake' | 'same';
  /** Changes nothing, so it is retried where no answer came, and given up after 60 s. */
  reads?: boolean;
  /** After it the session has another id, and the one before is dead. */
  renewsSession?: boolean;
  /** The caller shows failures itself: no toast, but they are reported. A function is called with the failure. */
  silent?: boolean | ((error: CallError) => boolean);
  /** The console that makes the call: while it is hidden its failures wait. Absent: shown in the current console. */
  audience?: Identity;
  responseType?: 'json' | 'blob';
  /** The data are answered together with the envelope's other fields: `{ data, pageInfo }`. */
  beside?: boolean;
  /** The browser completes it even if the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Why a call failed. `code` is the body's code, or -1 when there was no usable answer. */
export interface CallError {
  code: number;
  /** The server's own message, or the exception's; empty without one. */
  message: string;
  kind: 'status' | 'code' | 'exception' | 'late' | 'signIn' | 'aborted' | 'canceled';
  status?: number;
  /** Data that came along with a refusal. */
  data?: unknown;
}

/** Refused because there was no recent check, and the customer closed that dialog: nothing was done. */
export const wasNotConfirmed = ({ code }: CallError) => code === SECURITY_CODES.checkNeeded;

/** Every call resolves to a triple; refusals are values. */
export type CallResult<Data> =
  | readonly [error: CallError, data: undefined, response: Response | undefined]
  | readonly [error: null, data: Data, response: Response];
