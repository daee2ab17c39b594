import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE, SECOND } from '@tracking-console/contract/values/durations';
import { Postponed } from '../journeys/carrierAdapter.ts';
import type { SourceState } from './sourceState.ts';

export const TIMEOUT_MS = 10 * SECOND;
const MAX_PAUSE = 5 * MINUTE;

/** The source wants fewer calls. */
export class TooManyCalls extends Error {
  readonly retryAfter: unknown;
  /** @param retryAfter the header of that name */
  constructor(retryAfter: unknown) {
    super('too many calls');
    this.retryAfter = retryAfter;
  }
}

/** The source does not answer, or refuses us; the message gives the reason, without the key and the numbers. */
export class SourceAway extends Error {}

export type MakeCall = ReturnType<typeof createSourceCalls>;

/** Makes calls when it is their turn, and records what they show about the source. */
export function createSourceCalls(state: SourceState, onProblem: (message: string) => void) {
  return async function makeCall<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    await wait(await state.takeTurn());
    const answer = await send().catch(failed);
    const awaySince = await state.noteAnswer();
    if (awaySince)
      onProblem(`The source of tracking data answers again; it was away since ${awaySince.toISOString()}.`);
    return answer;
  };

  async function failed(error: unknown): Promise<never> {
    if (error instanceof TooManyCalls) throw new Postponed(await state.pause(readRetryAfter(error.retryAfter)));
    if (!(error instanceof SourceAway)) throw error;
    const { retryTime, isNew } = await state.noteFailure();
    if (isNew)
      onProblem(`The source of tracking data does not answer (${error.message}); shipments keep what they have.`);
    throw new Postponed(retryTime);
  }
}

/** Seconds or a date, as milliseconds from now. */
function readRetryAfter(header: unknown): number {
  const text = String(header ?? '');
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? SECOND : Math.min(Math.max(ms, SECOND), MAX_PAUSE);
}
