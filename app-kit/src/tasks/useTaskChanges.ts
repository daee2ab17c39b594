import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { useLiveChanges } from '../pages/useLiveChanges.ts';
import { usePolling } from '../pages/usePolling.ts';

/** How often a list is fetched where no live connection reports changes, and how often where one does. */
const POLL_MS = 3_000;
const POLL_WHILE_LIVE_MS = 15_000;

interface TaskChanges {
  /** Something in the list is under way. */
  isBusy: boolean;
  refetch: () => unknown;
  /** Fetches again, whatever is on its way. */
  renew: () => void;
  /** The consoles whose tasks are listed; by default the current one. */
  scopes?: readonly Identity[];
}

/** Keeps a list of tasks up to date: by the live connection, and by polling while something is under way. */
export function useTaskChanges({ isBusy, refetch, renew, scopes }: TaskChanges): void {
  const isLive = useLiveChanges('tasks', renew, scopes);
  const pause = isLive ? POLL_WHILE_LIVE_MS : POLL_MS;
  usePolling(refetch, isBusy ? pause : 0);
}
