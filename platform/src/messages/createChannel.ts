import { plainCopy } from './plainCopy.ts';

/** @param sent what this one message says @param known everything said so far. What it returns goes to the sender. */
export type DataListener<Data> = (sent: Partial<Data>, known: Partial<Data>) => unknown;

export interface ChannelListening<Data> {
  /** `replay` tells what was said before, if anything, as the first message. Answers with how to stop. */
  addDataListener: (listener: DataListener<Data>, options?: { replay?: boolean }) => () => void;
  /** Everything said so far. */
  data: () => Partial<Data>;
}

/** One direction of talk (SA-17): each send is delivered, in order, in a microtask of its own. */
export function createChannel<Data extends object>(onListenerError: (error: unknown) => void) {
  const listeners = new Set<DataListener<Data>>();
  let known: Partial<Data> = {};
  let held: (() => void)[] | undefined;

  function tell(listener: DataListener<Data>, sent: Partial<Data>, all: Partial<Data>): unknown {
    try {
      return listener(sent, all);
    } catch (error) {
      onListenerError(error);
      return undefined;
    }
  }

  const deliver = (work: () => void) => {
    if (held) held.push(work);
    else work();
  };

  const listening: ChannelListening<Data> = {
    addDataListener(listener, { replay = false } = {}) {
      const own: DataListener<Data> = (...message) => listener(...message); // added twice, told twice
      listeners.add(own);
      const said = known;
      if (replay && Object.keys(said).length > 0)
        queueMicrotask(() => deliver(() => listeners.has(own) && tell(own, said, said)));
      return () => {
        listeners.delete(own);
      };
    },
    data: () => known,
  };

  /** @throws when the data is not plain. Answers with what the listeners returned, once they have. */
  function send(sent: Partial<Data>): Promise<unknown[]> {
    const message = plainCopy(sent);
    known = { ...known, ...message };
    const all = known;
    const hearers = [...listeners];
    return new Promise((resolve) => {
      queueMicrotask(() =>
        deliver(() => {
          const present = hearers.filter((listener) => listeners.has(listener));
          resolve(Promise.all(present.map((listener) => tell(listener, message, all))));
        }),
      );
    });
  }

  return {
    ...listening,
    send,
    /** As far as anybody can tell only this has been said so far; silent. */
    reset(said: Partial<Data>) {
      known = said;
    },
    /** While held, messages wait: nobody listens behind a hidden application. */
    hold() {
      held ??= [];
    },
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const work of waiting) work();
    },
  };
}

export type Channel<Data extends object> = ReturnType<typeof createChannel<Data>>;
