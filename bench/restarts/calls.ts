import { setTimeout as wait } from 'node:timers/promises';
import type { Channel } from '@tracking-console/contract/releases';
import { callWith } from '../releases/deployment.ts';

/** How often calls were answered how. */
export interface Tally {
  answered: number;
  /** 503 with Retry-After. */
  unavailable: number;
  /** Any other failure, by its status; 0: no answer. */
  others: Record<number, number>;
}

export interface Customer {
  origin: string;
  /** Of the session. */
  cookie: string;
  /** Of the release API. */
  token: string;
}

/** Sends a call until it is answered, as a patient client does; undefined once it is aborted. */
async function persist(
  tally: Tally,
  signal: AbortSignal,
  send: () => Promise<Response>,
): Promise<Response | undefined> {
  while (!signal.aborted) {
    const response = await send().catch(() => undefined);
    if (response?.ok) {
      tally.answered += 1;
      return response;
    }
    await response?.arrayBuffer().catch(() => undefined);
    const status = response?.status ?? 0;
    if (status === 503 && response?.headers.has('retry-after')) tally.unavailable += 1;
    else tally.others[status] = (tally.others[status] ?? 0) + 1;
    await wait(50);
  }
  return undefined;
}

/** Adds one number after the other until it is aborted; answers with those that were acknowledged. */
export async function addNumbers(
  customer: Customer,
  prefix: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let index = 0; !signal.aborted; index++) {
    const number = `${prefix}${String(index).padStart(6, '0')}`;
    const response = await persist(tally, signal, () => addNumber(customer, number));
    if (response && ((await response.json()) as { Code: number }).Code === 0) acknowledged.push(number);
  }
  return acknowledged;
}

export function addNumber(customer: Customer, number: string): Promise<Response> {
  return post(customer, '/orderapi/call', {
    version: '1.0',
    timeZoneOffset: 0,
    method: 'AddTrackNo',
    param: { TrackNos: [number] },
  });
}

/** Moves a channel again and again, each time under a key of its own; answers with the keys that were acknowledged. */
export async function moveChannel(
  customer: Customer,
  prefix: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<string[]> {
  const ask = callWith(customer.token);
  const acknowledged: string[] = [];
  for (let index = 0; !signal.aborted; index++) {
    const seen = await persist(tally, signal, () => ask(customer.origin, 'GET', '/channels/test1'));
    if (!seen) break;
    const { stable, etag } = (await seen.json()) as Channel;
    const reason = `${prefix}-${index}`;
    const headers = { 'if-match': `"${etag}"`, 'idempotency-key': reason };
    const moved = await persist(tally, signal, () =>
      ask(customer.origin, 'PUT', '/channels/test1', { stable, reason }, headers),
    );
    await moved?.arrayBuffer();
    if (moved) acknowledged.push(reason);
  }
  return acknowledged;
}

/** Milliseconds until calls are answered again; 0 if every call was. */
export async function timeRecovery(
  customer: Customer,
  goAway: () => Promise<void>,
  isAlive: () => boolean,
): Promise<number> {
  const begun = performance.now();
  let isGone = false;
  let recovered = 0;
  let failed = false;
  const going = goAway().then(() => {
    isGone = true;
  });
  for (let quiet = 0; isAlive() && !(isGone && quiet >= 20); await wait(20)) {
    const response = await post(customer, '/user-api/v1/get-login-user', {}).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const ok = response?.ok === true;
    if (ok && failed) recovered = performance.now() - begun;
    failed = !ok;
    quiet = ok ? quiet + 1 : 0;
  }
  await going;
  return recovered;
}

function post({ origin, cookie }: Customer, path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
}
