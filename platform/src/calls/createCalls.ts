import { type DataMode, MODE_HEADER } from '@tracking-console/contract/api/keyConstants';
import { CUSTOMER_HEADER } from '@tracking-console/contract/page/customerHeader';
import { TAB_HEADER } from '@tracking-console/contract/page/live';
import type { PageConfiguration } from '@tracking-console/contract/page/page';
import { LATEST_RELEASE_HEADER, RELEASE_HEADER } from '@tracking-console/contract/releases/releaseHeaders';
import { latestReleaseReceived } from '../releases/events.ts';
import { callFailed, callsSlow, signInRequired } from './callEvents.ts';
import { type CallRequest, type CallResult, wasNotConfirmed } from './callTypes.ts';
import { type Answer, exchange, read } from './exchange.ts';
import { createSlowCalls } from './slowCalls.ts';

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
  /** Which of the API's sets of data calls are about. */
  dataMode: () => DataMode;
  onEvent: (event: CallEvent) => void;
  /** Makes the customer prove who they are; undefined: the dialog cannot be shown. */
  requestCheck: () => Promise<boolean | undefined>;
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

/** The calls client: knows the wire, no UI and no store. Every method resolves to `[error, data, response]`. */
export function createCalls(options: CallsOptions) {
  let latest = options.release;
  let underWay = 0;
  let renewals = 0;
  let renewal: Promise<unknown> = Promise.resolve();
  const slowCalls = createSlowCalls((areAny) => options.onEvent(callsSlow(areAny)));

  /** A call without the header is about live data. */
  const modeHeader = () => (options.dataMode() === 'test' ? { [MODE_HEADER]: 'test' } : {});

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
  async function sendInSession(url: string, request: CallRequest): Promise<Answer> {
    const before = renewals;
    const sending = sendOnce(url, request);
    if (request.renewsSession) {
      renewal = sending.then(() => {
        renewals += 1;
      });
      return sending;
    }
    const answer = await sending;
    if (answer[0]?.kind !== 'signIn') return answer;
    await renewal;
    return renewals === before ? answer : sendOnce(url, request);
  }

  async function sendOnce(url: string, request: CallRequest): Promise<Answer> {
    underWay += 1;
    const customer = options.customer();
    const headers = {
      [RELEASE_HEADER]: options.release,
      [TAB_HEADER]: options.tab,
      ...modeHeader(),
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
    let answer = await sendInSession(url, request);
    if (answer[0] && wasNotConfirmed(answer[0])) {
      // It was not done: it is sent again once the customer has proved who they are.
      const confirmed = await options.requestCheck();
      if (confirmed) answer = await sendInSession(url, request);
      // The customer has closed the dialog: there is nothing to report.
      if (confirmed === false) return answer;
    }
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
    /** The address of a root, for a connection that is not a call. */
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
      const named = inSession && { ...(customer && { [CUSTOMER_HEADER]: customer }), ...modeHeader() };
      return options.fetch(address, { credentials: 'include', ...init, headers: { ...named, ...headers } });
    },
    /** Sends one call. `Data` is what the contract promises for it. */
    send: <Data>(request: CallRequest) => perform(request) as Promise<CallResult<Data>>,
    /** A call of the new-user service: POST, snake_case on the wire. */
    newUser: <Data>(path: string, body: unknown = {}, extra: Partial<CallRequest> = {}) =>
      perform({ root: 'newUser', path, body, keys: 'snake', ...extra }) as Promise<CallResult<Data>>,
  };
}

export type Calls = ReturnType<typeof createCalls>;

/** A root may name a host of its own, which the regional one replaces. */
const HOST = /^https?:\/\/[^/]+/;

const addressOf = (root: CallRequest['root'], { roots, regionalHost }: CallsOptions) =>
  regionalHost() ? regionalHost() + roots[root].replace(HOST, '') : roots[root];

function address({ root, path, parameters = {} }: CallRequest, options: CallsOptions) {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return addressOf(root, options) + path + (query && `?${query}`);
}
