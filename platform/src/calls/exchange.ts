import type { CallError, CallRequest, CallResult } from './callTypes.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { toCamelCase, toSnakeCase } from './keyConversion.ts';
import { readBody } from './readBody.ts';
import { readTime } from './readTime.ts';
import { CallCanceled } from './slowCalls.ts';

const SIGN_IN = -6;
const NO_ANSWER = -1;
/** Of a file whose type the browser does not know. */
const BYTES = 'application/octet-stream';
/** In ms: by then a balancer has found another server process. */
const RETRY_DELAY_MS = 500;

export type Answer = CallResult<unknown>;

/** Sends a request once, and reads whatever comes back as an answer. */
export async function exchange(
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
    if (response.status >= 400) return [await statusError(response), undefined, response];
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

/** A call for a file may be refused like any other, with an envelope. */
const isFile = ({ headers }: Response) =>
  headers.has('content-disposition') || !headers.get('content-type')?.startsWith('application/json');

/** The connection broke, or the load balancer had no server to pass the call to. */
const isUnanswered = ([error, , response]: Answer) =>
  (error?.kind === 'exception' && response === undefined) || error?.status === 502;

/** Where another's service is away the body names which. */
async function statusError(response: Response): Promise<CallError> {
  const error = { code: NO_ANSWER, message: '', kind: 'status', status: response.status } as const;
  if (response.status !== 503) return error;
  const { code, message } = await readBody(response)
    .then((body) => readEnvelope(JSON.parse(body)))
    .catch(() => error);
  return { ...error, code, message };
}

function fromEnvelope(envelope: Envelope, { keys, beside }: CallRequest, response: Response): Answer {
  const { code, message } = envelope;
  const convert = keys === 'snake' ? toCamelCase : (value: unknown) => value;
  const data = convert(envelope.data);
  if (code === SIGN_IN) return [{ code, message, kind: 'signIn' }, undefined, response];
  if (code !== 0) return [{ code, message, kind: 'code', data }, undefined, response];
  return [null, beside ? { ...(convert(envelope.beside) as object), data } : data, response];
}

/** Retries once where no answer came, and gives up what takes too long. */
export async function read(exchangeOnce: (signal: AbortSignal) => Promise<Answer>, given: AbortSignal) {
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
