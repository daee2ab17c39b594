import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import DataLoader from 'dataloader';
import { Agent, request } from 'undici';
import type { CarrierSource } from '../../config.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import { type Answered, readAnswer, type SourceItem } from './readAnswer.ts';
import { type MakeCall, SourceAway, TIMEOUT_MS, TooManyCalls } from './sourceCalls.ts';
import type { SourceState } from './sourceState.ts';

const MAX_ANSWER_BYTES = 32 * 1_048_576;
/** Items requested within so many ms share a call. */
const GATHER_MS = 20;
/** The request is at fault, not the source. */
const REFUSED_BODY = [400, 413, 422];

interface Surroundings {
  source: CarrierSource;
  state: SourceState;
  makeCall: MakeCall;
}

export type SourceClient = ReturnType<typeof createSourceClient>;

/** Calls the source, with as many items as a call takes. */
export function createSourceClient({ source, state, makeCall }: Surroundings) {
  const agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES, connect: { timeout: TIMEOUT_MS } });

  /** A call that takes a list; duplicates are requested once. */
  function batched(endpoint: string, maxBatchSize = MAX_NUMBERS, check = async () => {}) {
    const load = (items: readonly SourceItem[]) => check().then(() => makeCall(() => send(endpoint, items)));
    const loader = new DataLoader<SourceItem, Answered, string>(load, {
      maxBatchSize,
      cacheKeyFn: (item) => JSON.stringify(item),
      batchScheduleFn: (send) => void setTimeout(send, GATHER_MS),
    });
    return async (item: SourceItem): Promise<Answered> => {
      try {
        return await loader.load(item);
      } finally {
        loader.clear(item);
      }
    };
  }

  async function send(endpoint: string, items: readonly SourceItem[]): Promise<Answered[]> {
    const { status, retryAfter, body } = await post(endpoint, items).catch((error) => {
      throw new SourceAway(messageOf(error));
    });
    if (status === 429) throw new TooManyCalls(retryAfter);
    if (status !== 200 && !REFUSED_BODY.includes(status)) throw new SourceAway(`HTTP ${status}`);
    const read = readAnswer(body, items);
    if (typeof read === 'string') throw new SourceAway(read);
    return read;
  }

  async function post(endpoint: string, items: readonly SourceItem[]) {
    const { statusCode, headers, body } = await request(`${source.url}/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', '17token': source.key },
      body: JSON.stringify(items),
      dispatcher: agent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: statusCode, retryAfter: headers['retry-after'], body: await body.text() };
  }

  return {
    register: batched('register', MAX_NUMBERS, state.checkQuota),
    retrack: batched('retrack'),
    changeInfo: batched('changeinfo'),
    getTrackInfo: batched('gettrackinfo'),
    getRealTime: batched('getRealTimeTrackInfo', 1),
    close: () => agent.destroy(),
  };
}
