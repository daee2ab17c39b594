// A browser with several tabs, as far as the live connection knows one.
import type { LiveChange } from '@tracking-console/contract/page/live';
import type { LiveBrowser } from './connectLive.ts';

export interface FakeSource {
  url: string;
  closed: boolean;
  send(event: 'changes' | 'beat' | 'reset' | 'end', cursor: string, changes?: readonly LiveChange[]): void;
  fail(): void;
}

/** Every connection any tab has opened, in their order. */
export function fakeBrowser() {
  const sources: FakeSource[] = [];

  class Source extends EventTarget implements FakeSource {
    closed = false;
    onerror: (() => void) | null = null;
    readonly url: string;
    constructor(url: string | URL) {
      super();
      this.url = String(url);
      sources.push(this);
    }
    close() {
      this.closed = true;
    }
    send(event: string, cursor: string, changes?: readonly LiveChange[]) {
      const data = JSON.stringify(changes ?? null);
      if (!this.closed) this.dispatchEvent(new MessageEvent(event, { data, lastEventId: cursor }));
    }
    fail() {
      if (!this.closed) this.onerror?.();
    }
  }

  const channels = new Set<Channel>();
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(message: unknown) {
      const data: unknown = JSON.parse(JSON.stringify(message));
      for (const other of channels) {
        if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }));
      }
    }
    close() {
      channels.delete(this);
      this.onmessage = null;
    }
  }

  return {
    sources,
    /** The tab neither receives nor sends anything any more, and keeps the lock. */
    putToSleep(tab: number) {
      const channel = [...channels][tab];
      if (channel) channel.onmessage = null;
    },
    open: () => sources.filter(({ closed }) => !closed),
    browser: {
      EventSource: Source as unknown as typeof EventSource,
      BroadcastChannel: Channel as unknown as typeof BroadcastChannel,
      navigator: { locks: fakeLocks() },
    } satisfies LiveBrowser,
  };
}

interface Request {
  run: () => Promise<unknown> | undefined;
  settle: () => void;
  fail: (cause: unknown) => void;
}

/** One lock, with what the connection uses of the lock manager. */
function fakeLocks() {
  const waiting: Request[] = [];
  let holder: Request | null = null;

  function next() {
    const request = waiting.shift();
    if (!request) return;
    holder = request;
    void Promise.resolve(request.run()).then(() => {
      if (holder === request) {
        holder = null;
        next();
      }
      request.settle();
    });
  }

  const request = (_name: string, options: LockOptions, run: Request['run']) =>
    new Promise<void>((settle, fail) => {
      const own = { run, settle, fail };
      options.signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(own);
        if (place >= 0) waiting.splice(place, 1);
        if (place >= 0) fail(new DOMException('aborted', 'AbortError'));
      });
      if (options.steal) {
        holder?.fail(new DOMException('stolen', 'AbortError'));
        holder = null;
        waiting.unshift(own);
      } else waiting.push(own);
      queueMicrotask(() => holder === null && next());
    });
  return { request } as unknown as Pick<LockManager, 'request'>;
}
