import { createGate, type Gate } from './createGate.ts';
import { plainCopy } from './plainCopy.ts';

/** @param sent the data of this message @param known everything sent so far. The return value goes to the sender. */
export type DataListener<Data> = (sent: Partial<Data>, known: Partial<Data>) => unknown;

export interface ChannelListening<Data> {
  /** `replay` delivers what was sent before, if anything, as the first message. Returns a function that unsubscribes. */
  addDataListener: (listener: DataListener<Data>, options?: { replay?: boolean }) => () => void;
  /** Everything sent so far. */
  data: () => Partial<Data>;
}

const OPEN = createGate();

/** One direction of a channel: each send is delivered in order, in a microtask of its own. */
export function createChannel<Data extends object>(onListenerError: (error: unknown) => void) {
  const listeners = new Set<DataListener<Data>>();
  let known: Partial<Data> = {};

  function addDataListener(
    listener: DataListener<Data>,
    { replay = false, gate = OPEN }: { replay?: boolean; gate?: Gate } = {},
  ) {
    // A function of its own, so that a listener added twice is called twice.
    const own: DataListener<Data> = (...message) =>
      gate.pass(() => (listeners.has(own) ? notify(listener, ...message) : undefined));
    listeners.add(own);
    const earlier = known;
    if (replay && Object.keys(earlier).length > 0) queueMicrotask(() => own(earlier, earlier));
    return () => {
      listeners.delete(own);
    };
  }

  function notify(listener: DataListener<Data>, ...message: Parameters<DataListener<Data>>): unknown {
    try {
      return listener(...message);
    } catch (error) {
      onListenerError(error);
      return undefined;
    }
  }

  /** @throws when the data is not plain. Resolves with what the listeners returned. */
  function send(sent: Partial<Data>): Promise<unknown[]> {
    const message = plainCopy(sent);
    known = { ...known, ...message };
    const all = known;
    const receivers = [...listeners];
    return new Promise((resolve) => {
      queueMicrotask(() => {
        const present = receivers.filter((listener) => listeners.has(listener));
        resolve(Promise.all(present.map((listener) => listener(message, all))));
      });
    });
  }

  return {
    addDataListener,
    data: () => known,
    send,
    /** Replaces everything sent so far, without notifying. */
    reset(data: Partial<Data>) {
      known = data;
    },
    /** The same channel, received through a gate. */
    through: (gate: Gate): ChannelListening<Data> => ({
      addDataListener: (listener, options) => addDataListener(listener, { ...options, gate }),
      data: () => known,
    }),
  };
}

export type Channel<Data extends object> = ReturnType<typeof createChannel<Data>>;
