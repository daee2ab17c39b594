import { LIVE_BEAT, type LiveChange } from '@tracking-console/contract/live';
import type { Batch } from './progress.ts';

/** The first wait before coming back, at most; each further one is twice as long. A restart sends everybody away at once. */
const PAUSE = 3_000;
const LONGEST_PAUSE = 30_000;
/** A connection that misses two beats is dead, whatever the browser thinks of it. */
const SILENCE = 2.5 * LIVE_BEAT;

export interface StreamOptions {
  EventSource: typeof EventSource;
  /** Where to go on, by now. */
  url: () => string;
  onBatch: (batch: Batch) => void;
  /** The server reports that the session has ended. */
  onEnd: () => void;
}

export interface Stream {
  /** Opens it, if it is not open or has been silent for too long: a tab that slept missed its own timers. */
  start(): void;
  stop(): void;
}

/** Keeps one connection to the server open, coming back after each cut from the cursor it has reached. */
export function createStream({ EventSource, url, onBatch, onEnd }: StreamOptions): Stream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heardTime = 0;

  function start() {
    if (source && Date.now() - heardTime < SILENCE) return;
    stop();
    const own = new EventSource(url(), { withCredentials: true });
    source = own;
    // The browser would come back by itself, but to the address it began with.
    own.onerror = comeBack;
    own.addEventListener('changes', ({ data, lastEventId }) => heard(lastEventId, JSON.parse(data) as LiveChange[]));
    own.addEventListener('beat', ({ lastEventId }) => heard(lastEventId, []));
    own.addEventListener('reset', ({ lastEventId }) => heard(lastEventId, null));
    own.addEventListener('end', () => {
      onEnd();
      // Perhaps the session has a new id; else the page is about to leave, and is given the time.
      failures = Math.max(failures, 2);
      comeBack();
    });
    expectUpdates();
  }

  function heard(cursor: string, changes: Batch['changes']) {
    failures = 0;
    expectUpdates();
    onBatch({ cursor, changes });
  }

  function expectUpdates() {
    heardTime = Date.now();
    clearTimeout(timer);
    timer = setTimeout(comeBack, SILENCE);
  }

  function comeBack() {
    stop();
    const longest = Math.min(PAUSE * 2 ** failures, LONGEST_PAUSE);
    failures += 1;
    timer = setTimeout(start, longest * (0.2 + 0.8 * Math.random()));
  }

  function stop() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  return { start, stop };
}
