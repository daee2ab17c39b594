import { LIVE_BEAT_MS, type LiveChange } from '@tracking-console/contract/page/live';
import type { Batch } from './progress.ts';

/** The first reconnect delay, at most; each further one is twice as long. A restart disconnects every tab at once. */
const RECONNECT_DELAY_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 30_000;
/** A connection that misses two beats is dead, whatever the browser thinks of it. */
const SILENCE_MS = 2.5 * LIVE_BEAT_MS;

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
  let receiveTime = 0;

  function start() {
    if (source && Date.now() - receiveTime < SILENCE_MS) return;
    stop();
    const own = new EventSource(url(), { withCredentials: true });
    source = own;
    // The browser would come back by itself, but to the address it began with.
    own.onerror = comeBack;
    own.addEventListener('changes', ({ data, lastEventId }) => received(lastEventId, JSON.parse(data) as LiveChange[]));
    own.addEventListener('beat', ({ lastEventId }) => received(lastEventId, []));
    own.addEventListener('reset', ({ lastEventId }) => received(lastEventId, null));
    own.addEventListener('end', () => {
      onEnd();
      // Perhaps the session has a new id; else the page is about to leave, and is given the time.
      failures = Math.max(failures, 2);
      comeBack();
    });
    expectUpdates();
  }

  function received(cursor: string, changes: Batch['changes']) {
    failures = 0;
    expectUpdates();
    onBatch({ cursor, changes });
  }

  function expectUpdates() {
    receiveTime = Date.now();
    clearTimeout(timer);
    timer = setTimeout(comeBack, SILENCE_MS);
  }

  function comeBack() {
    stop();
    const longest = Math.min(RECONNECT_DELAY_MS * 2 ** failures, MAX_RECONNECT_DELAY_MS);
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
