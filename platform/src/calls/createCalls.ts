import { CUSTOMER_HEADER } from '@tracking-console/contract/customerHeader';
import { TAB_HEADER } from '@tracking-console/contract/live';
import type { PageConfiguration } from '@tracking-console/contract/page';
import { LATEST_RELEASE_HEADER, RELEASE_HEADER } from '@tracking-console/contract/releaseHeaders';
import { latestReleaseReceived } from '../releases/events.ts';
import { callFailed, callsSlow, signInRequired } from './callEvents.ts';
import type { CallError, CallRequest, CallResult } from './callTypes.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { toCamelCase, toSnakeCase } from './keyConversion.ts';
import { legacyBody } from './legacyWrapper.ts';
import { readBody } from './readBody.ts';
import { readTime } from './readTime.ts';
import { CallCanceled, createSlowCalls } from './slowCalls.ts';

const SIGN_IN = -6;
const NO_ANSWER = -1;
/** Of a file whose type the browser does not know. */
const BYTES = 'application/octet-stream';
/** In ms: by then a balancer has found another server process. */
const RETRY_DELAY_MS = 500;

export interface CallsOptions {
  roots: PageConfiguration['roots'];
  /** Host that replaces the page's for customers whose data stays in a region; empty for none. */
  regionalHost: () => string;
  /** The release this page was loaded with. */
  release: string;
  /** The page's customer, once known. */
  customer: () => string | undefined;
  /** Which of the browser's tabs this is. */
  tab: string;
  onEvent: (event: CallEvent) => void;
  fetch: typeof fetch;
}

interface PlainRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  credentials?: 'omit';
  signal?: AbortSignal;
}

type CallEvent = ReturnType<
  typeof callFailed | typeof callsSlow | typeof signInRequired | typeof latestReleaseReceived
>;
type Answer = CallResult<unknown>;

/** The calls client: knows the wire, no UI and no store. Every method answers with `[error, data, response]`. */
export function createCalls(options: CallsOptions) {
  let latest = options.release;
  let underWay = 0;
  let renewals = 0;
  let renewal: Promise<unknown> = Promise.resolve();
  const slowCalls = createSlowCalls((areAny) => options.onEvent(callsSlow(areAny)));

  /** Reports a newer release once, not with every answer. */
  function noteRelease(response: Response | undefined) {
    const received = response?.headers.get(LATEST_RELEASE_HEADER);
    if (!received || received === latest) return;
    latest = received;
    options.onEvent(latestReleaseReceived(latest));
  }

  /**
   * A call that was on its way with the session's old id was refused without effect, so it is sent again with the new
   * one.
   */
  async function askInSession(url: string, request: CallRequest): Promise<Answer> {
    const before = renewals;
    const asked = ask(url, request);
    if (request.renewsSession) {
      renewal = asked.then(() => {
        renewals += 1;
      });
      return asked;
    }
    const answer = await asked;
    if (answer[0]?.kind !== 'signIn') return answer;
    await renewal;
    return renewals === before ? answer : ask(url, request);
  }

  async function ask(url: string, request: CallRequest): Promise<Answer> {
    underWay += 1;
    const customer = options.customer();
    const headers = {
      [RELEASE_HEADER]: options.release,
      [TAB_HEADER]: options.tab,
      ...(customer && { [CUSTOMER_HEADER]: customer }),
    };
    const exchangeOnce = (signal: AbortSignal) => exchange(options.fetch, url, request, headers, signal);
    try {
      return await slowCalls.run(request.signal, (signal) =>
        request.reads ? read(exchangeOnce, signal) : exchangeOnce(signal),
      );
    } finally {
      underWay -= 1;
    }
  }

  async function perform(request: CallRequest): Promise<Answer> {
    const started = performance.now();
    const url = address(request, options);
    const answer = await askInSession(url, request);
    const [error, , response] = answer;
    noteRelease(response);
    if (error === null || error.kind === 'aborted') return answer;
    if (error.kind === 'signIn') options.onEvent(signInRequired());
    else {
      const duration = performance.now() - started;
      const isWanted = !(error.kind === 'canceled' && request.reads);
      options.onEvent(
        callFailed({
          error,
          url: url.split('?')[0] ?? url,
          silent:
            !isWanted || (typeof request.silent === 'function' ? request.silent(error) : (request.silent ?? false)),
          duration,
          requestData: request.body,
          ...(request.audience && { audience: request.audience }),
        }),
      );
    }
    return answer;
  }

  return {
    /** For clients outside the calls, which name the page's release themselves. */
    noteRelease,
    areUnderWay: () => underWay > 0,
    /** Ends the calls that take long. What they were to change may have been changed. */
    cancelSlow: slowCalls.cancel,
    /** Where calls of a root go, for a connection that is no call. */
    addressOf: (root: CallRequest['root']) => addressOf(root, options),
    /**
     * Sends a request for which the page shows the answer itself, whatever it is: nothing is read, reported or sent again.
     * @param address below a root, or on this page's origin
     * @param init without `credentials` it is sent with the customer's session
     * @throws what `fetch` throws
     */
    sendPlain: (address: string, { headers, ...init }: PlainRequest): Promise<Response> => {
      const customer = options.customer();
      const inSession = init.credentials !== 'omit';
      const named = inSession && customer && { [CUSTOMER_HEADER]: customer };
      return options.fetch(address, { credentials: 'include', ...init, headers: { ...named, ...headers } });
    },
    /** Sends one call. `Data` is what the contract promises for it. */
    send: <Data>(request: CallRequest) => perform(request) as Promise<CallResult<Data>>,
    /** A call of the new-user service: POST, snake_case on the wire. */
    newUser: <Data>(path: string, body: unknown = {}, extra: Partial<CallRequest> = {}) =>
      perform({ root: 'newUser', path, body, keys: 'snake', ...extra }) as Promise<CallResult<Data>>,
    /** A call of one of the older services through the legacy wrapper; its keys stay as they are. */
    legacy: <Data>(root: CallRequest['root'], method: string, param: unknown, extra: Partial<CallRequest> = {}) =>
      perform({ root, path: '', body: legacyBody(method, param), ...extra }) as Promise<CallResult<Data>>,
    /** The same with files: a form of the wrapper, in the field `call`, and of them. */
    legacyForm: <Data>(
      root: CallRequest['root'],
      method: string,
      param: unknown,
      { name, files }: { name: string; files: readonly File[] },
      extra: Partial<CallRequest> = {},
    ) => {
      const body = new FormData();
      body.append('call', JSON.stringify(legacyBody(method, param)));
      for (const file of files) body.append(name, file);
      return perform({ root, path: '', body, ...extra }) as Promise<CallResult<Data>>;
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

/** Retries once where no answer came, and gives up what takes too long. */
async function read(exchangeOnce: (signal: AbortSignal) => Promise<Answer>, given: AbortSignal) {
  const { signal, end } = readTime(given);
  try {
    const answer = await exchangeOnce(signal);
    if (!isUnanswered(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return await exchangeOnce(signal);
  } finally {
    end();
  }
}

/** A root may name a host of its own, which the regional one replaces. */
const HOST = /^https?:\/\/[^/]+/;

const addressOf = (root: CallRequest['root'], { roots, regionalHost }: CallsOptions) =>
  regionalHost() ? regionalHost() + roots[root].replace(HOST, '') : roots[root];

function address({ root, path, parameters = {} }: CallRequest, options: CallsOptions) {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return addressOf(root, options) + path + (query && `?${query}`);
}

async function exchange(
  send: typeof fetch,
  url: string,
  request: CallRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  let response: Response | undefined;
  try {
    response = await send(url, requestInit(request, headers, signal));
    if (response.status === 401)
      return [{ code: SIGN_IN, message: '', kind: 'signIn', status: 401 }, undefined, response];
    if (response.status >= 400) return [statusError(response), undefined, response];
    if (request.responseType === 'blob' && isFile(response)) return [null, response, response];
    return fromEnvelope(readEnvelope(JSON.parse((await readBody(response)).replace(/^\uFEFF/, ''))), request, response);
  } catch (cause) {
    const status = response && { status: response.status };
    return [{ code: NO_ANSWER, ...failureOf(cause, request, signal), ...status }, undefined, response];
  }
}

/**
 * @param signal of the exchange, which a timeout aborts as well; the request's own is aborted when the caller no longer needs
 * it
 */
function failureOf(cause: unknown, request: CallRequest, signal: AbortSignal) {
  const of = (kind: 'aborted' | 'canceled' | 'late' | 'exception', failure: unknown) => ({
    kind,
    message: failure instanceof Error ? failure.message : String(failure),
  });
  if (request.signal?.aborted) return of('aborted', cause);
  if (!signal.aborted) return of('exception', cause);
  return of(signal.reason instanceof CallCanceled ? 'canceled' : 'late', signal.reason);
}

function requestInit(
  { method = 'POST', body, keys, keepalive }: CallRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): RequestInit {
  const shared: RequestInit = {
    method,
    credentials: 'include',
    headers,
    ...(keepalive && { keepalive }),
    signal,
  };
  if (method === 'GET') return shared;
  if (body instanceof FormData) return { ...shared, body };
  if (body instanceof Blob) return { ...shared, body, headers: { ...headers, 'content-type': body.type || BYTES } };
  const data = keys === 'snake' ? toSnakeCase(body ?? {}) : (body ?? {});
  return { ...shared, body: JSON.stringify(data), headers: { ...headers, 'content-type': 'application/json' } };
}

/** A call that asks for a file may be refused like any other, with an envelope. */
const isFile = ({ headers }: Response) =>
  headers.has('content-disposition') || !headers.get('content-type')?.startsWith('application/json');

/** The connection broke, or the load balancer had no server to pass the call to. */
const isUnanswered = ([error, , response]: Answer) =>
  (error?.kind === 'exception' && response === undefined) || error?.status === 502;

const statusError = (response: Response): CallError => ({
  code: NO_ANSWER,
  message: '',
  kind: 'status',
  status: response.status,
});

function fromEnvelope(envelope: Envelope, { keys, beside }: CallRequest, response: Response): Answer {
  const { code, message } = envelope;
  const convert = keys === 'snake' ? toCamelCase : (value: unknown) => value;
  const data = convert(envelope.data);
  if (code === SIGN_IN) return [{ code, message, kind: 'signIn' }, undefined, response];
  if (code !== 0) return [{ code, message, kind: 'code', data }, undefined, response];
  return [null, beside ? { ...(convert(envelope.beside) as object), data } : data, response];
}
