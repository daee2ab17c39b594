import { createGate, type Gate } from './createGate.ts';
import { plainCopy } from './plainCopy.ts';

/** @param sent what this one message says @param known everything said so far. What it returns goes to the sender. */
export type DataListener<Data> = (sent: Partial<Data>, known: Partial<Data>) => unknown;

export interface ChannelListening<Data> {
  /** `replay` tells what was said before, if anything, as the first message. Answers with how to stop. */
  addDataListener: (listener: DataListener<Data>, options?: { replay?: boolean }) => () => void;
  /** Everything said so far. */
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
    // A function of its own, so that one added twice is told twice.
    const own: DataListener<Data> = (...message) =>
      gate.pass(() => (listeners.has(own) ? tell(listener, ...message) : undefined));
    listeners.add(own);
    const said = known;
    if (replay && Object.keys(said).length > 0) queueMicrotask(() => own(said, said));
    return () => {
      listeners.delete(own);
    };
  }

  function tell(listener: DataListener<Data>, ...message: Parameters<DataListener<Data>>): unknown {
    try {
      return listener(...message);
    } catch (error) {
      onListenerError(error);
      return undefined;
    }
  }

  /** @throws when the data is not plain. Answers with what the listeners returned, once they have. */
  function send(sent: Partial<Data>): Promise<unknown[]> {
    const message = plainCopy(sent);
    known = { ...known, ...message };
    const all = known;
    const hearers = [...listeners];
    return new Promise((resolve) => {
      queueMicrotask(() => {
        const present = hearers.filter((listener) => listeners.has(listener));
        resolve(Promise.all(present.map((listener) => listener(message, all))));
      });
    });
  }

  return {
    addDataListener,
    data: () => known,
    send,
    /** As far as anybody can tell only this has been said so far; silent. */
    reset(said: Partial<Data>) {
      known = said;
    },
    /** The same channel, heard through a gate. */
    through: (gate: Gate): ChannelListening<Data> => ({
      addDataListener: (listener, options) => addDataListener(listener, { ...options, gate }),
      data: () => known,
    }),
  };
}

export type Channel<Data extends object> = ReturnType<typeof createChannel<Data>>;
