import type { LiveChange, LiveKind } from '@tracking-console/contract/page/live';

/**
 * Receives what changed: the ids, or null for everything (too much has changed to name it, or what changed is unknown).
 * The same change may be emitted again after a cut that left open whether it arrived.
 */
export type LiveListener = (change: Pick<LiveChange, 'scope' | 'ids'>) => void;

/** Changes of the customer's data that were made elsewhere: at the carriers, in another tab, at another client. */
export interface Live {
  /** Returns a function that stops it. */
  subscribe(kind: LiveKind, listener: LiveListener): () => void;
}

export interface LiveEmitter extends Live {
  /** Null: the changes are unknown. */
  emit(changes: readonly LiveChange[] | null): void;
}

/** The subscriptions by kind. The connection itself comes later (liveSaga.ts); subscribing does not wait for it. */
export function createLive(reportBug: (error: unknown) => void, tab: string): LiveEmitter {
  const listeners = new Map<LiveListener, LiveKind>();

  function notify(listener: LiveListener, change: Parameters<LiveListener>[0]) {
    try {
      listener(change);
    } catch (error) {
      reportBug(error);
    }
  }

  return {
    subscribe(kind, listener) {
      const own: LiveListener = (change) => listener(change); // one listener may subscribe twice
      listeners.set(own, kind);
      return () => void listeners.delete(own);
    },
    emit(changes) {
      for (const [listener, kind] of listeners) {
        if (changes === null) notify(listener, { scope: null, ids: null });
        for (const change of changes ?? []) if (change.kind === kind && change.tab !== tab) notify(listener, change);
      }
    },
  };
}
