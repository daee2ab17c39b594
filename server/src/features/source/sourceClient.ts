import { setTimeout as wait } from 'node:timers/promises';
import { MAX_NUMBERS } from '@tracking-console/contract/shipmentConstants';
import DataLoader from 'dataloader';
import { Agent, request } from 'undici';
import type { CarrierSource } from '../../config.ts';
import { MINUTE, SECOND } from '../../durations.ts';
import { describeError } from '../../http/describeError.ts';
import { Postponed } from '../journeys/carrierAdapter.ts';
import { type Answered, readAnswer, type SourceItem } from './readAnswer.ts';
import type { SourceState } from './sourceState.ts';

const PATIENCE = 10 * SECOND;
const MAX_ANSWER_BYTES = 32 * 1_048_576;
/** Items that are wanted within so many ms share a call. */
const GATHER_MS = 20;
/** What was sent is at fault, not the source. */
const REFUSED_BODY = [400, 413, 422];
const MAX_PAUSE = 5 * MINUTE;

interface Surroundings {
  source: CarrierSource;
  state: SourceState;
  onProblem: (message: string) => void;
}

export type SourceClient = ReturnType<typeof createSourceClient>;

/** Calls the source, with as many items as a call takes and as many calls as its rate allows. */
export function createSourceClient({ source, state, onProblem }: Surroundings) {
  const agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES, connect: { timeout: PATIENCE } });

  /** A call that takes a list; what is asked for twice is asked once. */
  function batched(endpoint: string, maxBatchSize = MAX_NUMBERS, check = async () => {}) {
    const load = (items: readonly SourceItem[]) => check().then(() => call(endpoint, items));
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

  async function call(endpoint: string, items: readonly SourceItem[]): Promise<(Answered | Error)[]> {
    await wait(await state.takeTurn());
    const answer = await send(endpoint, items).catch(failed);
    const { status } = answer;
    if (status === 429) throw new Postponed(await state.pause(answer.retryAfter ?? SECOND));
    const isAnswer = status === 200 || REFUSED_BODY.includes(status);
    const read = isAnswer ? readAnswer(answer.body, items) : `HTTP ${status}`;
    if (typeof read === 'string') return failed(read);
    const awaySince = await state.noteAnswer();
    if (awaySince)
      onProblem(`The source of tracking data answers again; it was away since ${awaySince.toISOString()}.`);
    return read;
  }

  async function send(endpoint: string, items: readonly SourceItem[]) {
    const { statusCode, headers, body } = await request(`${source.url}/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', '17token': source.key },
      body: JSON.stringify(items),
      dispatcher: agent,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const retryAfter = readRetryAfter(headers['retry-after']);
    return { status: statusCode, retryAfter, body: await body.text() };
  }

  async function failed(cause: unknown): Promise<never> {
    const { retryTime, isNew } = await state.noteFailure();
    // Neither the key nor the numbers: the cause alone.
    const reason = typeof cause === 'string' ? cause : describeError(cause).message;
    if (isNew) onProblem(`The source of tracking data does not answer (${reason}); shipments keep what they have.`);
    throw new Postponed(retryTime);
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

/** Seconds or a date, as milliseconds from now. */
function readRetryAfter(header: string | string[] | undefined): number | null {
  const text = String(header ?? '');
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, SECOND), MAX_PAUSE);
}
