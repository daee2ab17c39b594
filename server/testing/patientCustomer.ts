import { setTimeout as wait } from 'node:timers/promises';
import type { AddedTrackNos } from '@tracking-console/contract/shipments/adding';
import { DEMO_PASSWORD } from '../src/features/signIn/demoAccounts.ts';

/** How often calls were answered how. */
export interface Tally {
  answered: number;
  /** 503 with Retry-After. */
  unavailable: number;
  /** Any other failure, by its status; 0: no answer. */
  others: Record<number, number>;
}

/** One over HTTP, whose calls are sent again while the service is not available. */
export interface PatientCustomer {
  origin: string;
  /** The session's cookie. */
  cookie: string;
}

/** Sends a call until it is answered, as a patient client does; undefined once it is aborted. */
export async function persist(
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
  customer: PatientCustomer,
  prefix: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let index = 0; !signal.aborted; index++) {
    const number = `${prefix}${String(index).padStart(6, '0')}`;
    const response = await persist(tally, signal, () => addNumber(customer, number));
    if (response && isAdded(await response.json())) acknowledged.push(number);
  }
  return acknowledged;
}

const isAdded = ({ Json }: { Json: AddedTrackNos }) => Json.Items[0]?.ResultCode === 0;

export function addNumber(customer: PatientCustomer, number: string): Promise<Response> {
  return post(customer, '/orderapi/call', {
    version: '1.0',
    timeZoneOffset: 0,
    method: 'AddTrackNo',
    param: { TrackNos: [number] },
  });
}

/** Milliseconds until calls are answered again; 0 if every call was. */
export async function timeRecovery(
  customer: PatientCustomer,
  goAway: () => Promise<void>,
  isAlive: () => boolean,
): Promise<number> {
  const begun = performance.now();
  let isGone = false;
  let recovered = 0;
  let failed = false;
  const going = goAway().finally(() => {
    isGone = true;
  });
  going.catch(() => undefined); // thrown below
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

function post({ origin, cookie }: PatientCustomer, path: string, body: object): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
}

export async function signIn(origin: string, email: string): Promise<PatientCustomer> {
  const response = await post({ origin, cookie: '' }, '/user-api/v1/sign-in', { email, password: DEMO_PASSWORD });
  const cookies = response.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { origin, cookie: cookies.join('; ') };
}
