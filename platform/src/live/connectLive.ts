import type { LiveChange } from '@tracking-console/contract/live';
import { askWhileAway } from './fallback.ts';
import { seekLeadership } from './leadership.ts';
import { type Batch, createProgress } from './progress.ts';
import { createRecentBatches } from './recentBatches.ts';
import { createStream } from './stream.ts';
import { openTabs, type TabMessage } from './tabs.ts';

/** As much of the browser as the connection stands on; what is missing in an old one is done without. */
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
  /** Null: look at everything again. */
  tell: (changes: readonly LiveChange[] | null) => void;
  onSessionEnd: () => void;
  browser?: LiveBrowser;
}

interface Means extends Required<Omit<LiveBrowser, 'navigator'>> {
  locks: NonNullable<LiveBrowser['navigator']['locks']>;
}

/** A tab that is looked at says so this often, at the most. */
const SAY_SO = 60_000;
/** Nobody has looked at any tab for so long: the connection rests until somebody does. */
const REST = 300_000;

/**
 * One connection for all of a customer's tabs in a browser: one tab holds it and hands on what it is told. Each tab
 * knows how far it has been told, so that whichever follows goes on from there. Answers with how to end it.
 */
export function connectLive(options: LiveOptions): () => void {
  const browser = options.browser ?? window;
  const { EventSource, BroadcastChannel } = browser;
  const { locks } = browser.navigator;
  if (!EventSource || !BroadcastChannel || !locks) return askWhileAway(() => options.tell(null)).stop;
  return shareConnection(options, { EventSource, BroadcastChannel, locks });
}

function shareConnection(
  { gid, url, cursor, tell, onSessionEnd }: LiveOptions,
  { EventSource, BroadcastChannel, locks }: Means,
): () => void {
  const name = `tracking-console-live-${gid}`;
  const tab = crypto.randomUUID();
  const progress = createProgress(cursor);
  /** While this tab holds the connection. */
  let leading: { told: ReturnType<typeof createRecentBatches>; start(): void } | null = null;
  let lookedAt = Date.now();
  let saidSo = 0;
  let unanswered = false;

  const tabs = openTabs(new BroadcastChannel(name), hear);
  const fallback = askWhileAway(() => {
    tell(null);
    if (unanswered) leadership.takeOver();
    else ask();
  });
  const leadership = seekLeadership(locks, name, lead);
  document.addEventListener('visibilitychange', look);
  ask();

  function ask() {
    saidSo = Date.now();
    if (leading) return;
    unanswered = true;
    tabs.post({ type: 'asked', by: tab, cursor: progress.cursor() });
  }

  function look() {
    if (document.visibilityState !== 'visible') return;
    lookedAt = Date.now();
    leading?.start();
    ask();
  }

  function apply(batch: Batch) {
    fallback.heard();
    const updates = progress.take(batch);
    if (updates === null || updates.length > 0) tell(updates);
    if (document.visibilityState === 'visible' && Date.now() - saidSo > SAY_SO) ask();
  }

  function hear(message: TabMessage) {
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
    tabs.post({ type: 'answered', to: by, cursor: progress.cursor(), batches: leading.told.after(reached) });
  }

  function lead() {
    const told = createRecentBatches(progress.cursor());
    const stream = createStream({
      EventSource,
      url: () => {
        const reached = progress.cursor();
        return `${url}?${new URLSearchParams({ customer: gid, ...(reached !== null && { after: reached }) })}`;
      },
      onBatch(batch) {
        told.add(batch);
        tabs.post({ type: 'batch', batch });
        apply(batch);
        if (document.visibilityState === 'visible') lookedAt = Date.now();
        else if (Date.now() - lookedAt > REST) stream.stop();
      },
      onEnd() {
        tabs.post({ type: 'ended' });
        onSessionEnd();
      },
    });
    leading = { told, start: stream.start };
    unanswered = false;
    stream.start();
    tabs.post({ type: 'led' });
    return () => {
      leading = null;
      stream.stop();
    };
  }

  return () => {
    document.removeEventListener('visibilitychange', look);
    fallback.stop();
    leadership.stop();
    tabs.close();
  };
}
