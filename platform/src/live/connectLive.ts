import type { LiveChange } from '@tracking-console/contract/page/live';
import { askWhileAway } from './fallback.ts';
import { seekLeadership } from './leadership.ts';
import { type Batch, createProgress } from './progress.ts';
import { createRecentBatches } from './recentBatches.ts';
import { createStream } from './stream.ts';
import { openTabs, type TabMessage } from './tabs.ts';

/** The parts of the browser that the connection uses; an old browser may lack them. */
export interface LiveBrowser {
  EventSource?: typeof EventSource;
  BroadcastChannel?: typeof BroadcastChannel;
  navigator: { locks?: Pick<LockManager, 'request'> };
}

export interface LiveOptions {
  gid: string;
  /** Of the stream, without a query. */
  url: string;
  /** What the page holds already; null: that is not known. */
  cursor: string | null;
  /** Null: the changes are unknown. */
  onChanges: (changes: readonly LiveChange[] | null) => void;
  onSessionEnd: () => void;
  browser?: LiveBrowser;
}

interface Browser extends Required<Omit<LiveBrowser, 'navigator'>> {
  locks: NonNullable<LiveBrowser['navigator']['locks']>;
}

/** The minimum time between two requests of a visible tab to the leading one. */
const ASK_INTERVAL_MS = 60_000;
/** After this long without a visible tab the connection closes until one is visible again. */
const IDLE_MS = 300_000;

/**
 * One connection for all of a customer's tabs in a browser: one tab holds it and passes on what it receives. Each tab
 * knows its own cursor, so that the next leader goes on from there. Returns a function that disconnects.
 */
export function connectLive(options: LiveOptions): () => void {
  const browser = options.browser ?? window;
  const { EventSource, BroadcastChannel } = browser;
  const { locks } = browser.navigator;
  if (!EventSource || !BroadcastChannel || !locks) return askWhileAway(() => options.onChanges(null)).stop;
  return shareConnection(options, { EventSource, BroadcastChannel, locks });
}

function shareConnection(
  { gid, url, cursor, onChanges, onSessionEnd }: LiveOptions,
  { EventSource, BroadcastChannel, locks }: Browser,
): () => void {
  const name = `tracking-console-live-${gid}`;
  const tab = crypto.randomUUID();
  const progress = createProgress(cursor);
  /** While this tab holds the connection. */
  let leading: { recent: ReturnType<typeof createRecentBatches>; start(): void } | null = null;
  let lookedAt = Date.now();
  let askedAt = 0;
  let unanswered = false;

  const tabs = openTabs(new BroadcastChannel(name), receive);
  const fallback = askWhileAway(() => {
    onChanges(null);
    if (unanswered) leadership.takeOver();
    else ask();
  });
  const leadership = seekLeadership(locks, name, lead);
  document.addEventListener('visibilitychange', onVisibilityChange);
  ask();

  function ask() {
    askedAt = Date.now();
    if (leading) return;
    unanswered = true;
    tabs.post({ type: 'asked', by: tab, cursor: progress.cursor() });
  }

  function onVisibilityChange() {
    if (document.visibilityState !== 'visible') return;
    lookedAt = Date.now();
    leading?.start();
    ask();
  }

  function apply(batch: Batch) {
    fallback.received();
    const updates = progress.take(batch);
    if (updates === null || updates.length > 0) onChanges(updates);
    if (document.visibilityState === 'visible' && Date.now() - askedAt > ASK_INTERVAL_MS) ask();
  }

  function receive(message: TabMessage) {
    if (message.type === 'asked') return answer(message);
    if (message.type === 'ended') return onSessionEnd();
    if (message.type === 'led') return ask();
    if (message.type === 'batch') return apply(message.batch);
    if (message.to !== tab) return;
    unanswered = false;
    if (message.batches === null) apply({ cursor: message.cursor ?? '', changes: null });
    else for (const batch of message.batches) apply(batch);
  }

  function answer({ by, cursor: reached }: TabMessage & { type: 'asked' }) {
    if (!leading) return;
    lookedAt = Date.now();
    leading.start();
    tabs.post({ type: 'answered', to: by, cursor: progress.cursor(), batches: leading.recent.after(reached) });
  }

  function lead() {
    const recent = createRecentBatches(progress.cursor());
    const stream = createStream({
      EventSource,
      url: () => {
        const reached = progress.cursor();
        return `${url}?${new URLSearchParams({ customer: gid, ...(reached !== null && { after: reached }) })}`;
      },
      onBatch(batch) {
        recent.add(batch);
        tabs.post({ type: 'batch', batch });
        apply(batch);
        if (document.visibilityState === 'visible') lookedAt = Date.now();
        else if (Date.now() - lookedAt > IDLE_MS) stream.stop();
      },
      onEnd() {
        tabs.post({ type: 'ended' });
        onSessionEnd();
      },
    });
    leading = { recent, start: stream.start };
    unanswered = false;
    stream.start();
    tabs.post({ type: 'led' });
    return () => {
      leading = null;
      stream.stop();
    };
  }

  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    fallback.stop();
    leadership.stop();
    tabs.close();
  };
}
