import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { CUSTOMER_HEADER } from '@tracking-console/contract/page/customerHeader';
import { RELEASE_HEADER } from '@tracking-console/contract/releases/releaseHeaders';
import { RELEASE_ROOT } from '@tracking-console/contract/releases/releaseNames';
import type { ReleaseProblem } from '@tracking-console/contract/releases/releases';
import { type Platform, type State, selectProfile, signInRequired } from '@tracking-console/platform';
import { writeKeys } from './writeKeys.ts';

export interface ReleaseRequest {
  /** Below RELEASE_ROOT. */
  path: string;
  /** Default: GET. */
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** Of what the user had seen when they decided. */
  etag?: string;
}

/** Why something was not done; noAnswer: it may have been done. */
export type Problem = Omit<ReleaseProblem, 'type'> & { type: ReleaseProblem['type'] | 'noAnswer' };

type ReleaseQuery = BaseQueryFn<ReleaseRequest, unknown, Problem>;

const NO_ANSWER: Problem = { type: 'noAnswer', status: 0, detail: '' };
const SIGN_IN = 401;

/**
 * The release API speaks plain JSON and refuses with problems, unlike the consoles' calls. Like them it gets the page's
 * release and customer, a newer release waits until the request is answered, and a call that needs a recent check opens
 * the dialog.
 */
export const releaseBaseQuery: ReleaseQuery = async (request, api, options) => {
  const answer = await askOnce(request, api, options);
  if (answer.error?.type !== 'checkNeeded') return answer;
  const { recentCheck } = api.extra as Platform; // the store hands its services to every thunk
  return (await recentCheck.request()) ? askOnce(request, api, options) : answer;
};

const askOnce: ReleaseQuery = async (request, { signal, dispatch, getState, extra, type }) => {
  const { calls, configuration, unsaved } = extra as Platform; // the store hands its services to every thunk
  const keys = writeKeys(request);
  const customer = selectProfile(getState() as State)?.gid;
  const answered = type === 'mutation' ? unsaved.hold(false) : () => {};
  try {
    const response = await fetch(RELEASE_ROOT + request.path, {
      ...init(request, configuration.release, customer, keys.current()),
      signal,
    });
    calls.noteRelease(response);
    const text = await response.text();
    keys.answered();
    if (response.status === SIGN_IN) dispatch(signInRequired());
    const body: unknown = text === '' ? null : JSON.parse(text);
    return response.status < 400 ? { data: body } : { error: problemOf(body, response.status) };
  } catch {
    return { error: NO_ANSWER };
  } finally {
    answered();
  }
};

function init(
  { method, body, etag }: ReleaseRequest,
  release: string,
  customer: string | undefined,
  key: string | null,
): RequestInit {
  const headers = {
    [RELEASE_HEADER]: release,
    ...(customer !== undefined && { [CUSTOMER_HEADER]: customer }),
    ...(body && { 'content-type': 'application/json' }),
    ...(etag !== undefined && { 'if-match': etag }),
    ...(key !== null && { 'idempotency-key': key }),
  };
  return { method: method ?? 'GET', headers, credentials: 'same-origin', ...(body && { body: JSON.stringify(body) }) };
}

/** The problem in a hook's error, which may also be a bug of ours. */
export function problemIn(error: object | undefined): Problem | undefined {
  return error && ('status' in error ? (error as Problem) : NO_ANSWER); // only the base query's errors have a status
}

function problemOf(body: unknown, status: number): Problem {
  const isProblem = typeof body === 'object' && body !== null && 'type' in body && 'detail' in body;
  return isProblem ? (body as Problem) : { type: 'unavailable', status, detail: '' }; // the release API's own words
}
