import { type DataMode, KEY_HEADER, MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import type { Platform } from '@tracking-console/platform';

export const WAYS = ['session', 'key'] as const;
/** With the session, about the set of data that is shown; or with a key. */
export type Way = (typeof WAYS)[number];

export interface PlainCall {
  endpoint: string;
  body: string;
  way: Way;
  key: string;
  /** Of a call with the session, where it is not about the set of data that is shown. */
  mode?: DataMode;
}

export interface PlainResponse {
  status: number;
  ms: number;
  headers: Record<string, string>;
  body: string;
  /** When the response came. */
  at: string;
}

/** What a developer looks for first. */
const SHOWN_HEADERS = ['content-type', 'retry-after', 'date', 'x-request-id'];

/** @throws what `fetch` throws */
export async function sendRequest(
  calls: Platform['calls'],
  { endpoint, body, way, key, mode }: PlainCall,
  signal: AbortSignal,
): Promise<PlainResponse> {
  const start = performance.now();
  const response = await calls.sendPlain(`${calls.addressOf('tracking')}/${endpoint}`, {
    method: 'POST',
    body,
    signal,
    headers: {
      'content-type': 'application/json',
      ...(way === 'key' && { [KEY_HEADER]: key.trim() }),
      ...(mode && { [MODE_HEADER]: mode }),
    },
    // Without the cookie: what a key may do must not depend on the signed-in user.
    ...(way === 'key' && { credentials: 'omit' }),
  });
  const text = await response.text();
  return {
    status: response.status,
    ms: Math.round(performance.now() - start),
    headers: Object.fromEntries(SHOWN_HEADERS.flatMap((name) => pair(name, response.headers.get(name)))),
    body: text,
    at: new Date().toISOString(),
  };
}

const pair = (name: string, value: string | null) => (value === null ? [] : [[name, value]]);
