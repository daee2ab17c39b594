import type { Batch } from './progress.ts';

/** The messages between the tabs of a browser. */
export type TabMessage =
  /** From the tab that holds the connection, to all. */
  | { type: 'batch'; batch: Batch }
  /** Another tab holds the connection now. */
  | { type: 'led' }
  /** This tab is visible and has received everything up to here. */
  | { type: 'asked'; by: string; cursor: string | null }
  /** What that tab has missed; null: that is not known. */
  | { type: 'answered'; to: string; cursor: string | null; batches: readonly Batch[] | null }
  /** The session has ended. */
  | { type: 'ended' };

export interface Tabs {
  post(message: TabMessage): void;
  close(): void;
}

export function openTabs(channel: BroadcastChannel, onMessage: (message: TabMessage) => void): Tabs {
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
