import { CONTRACT_VERSION } from '@tracking-console/contract/page/applications';
import { APPLICATION_IDENTITIES, type MessageMap } from '@tracking-console/contract/page/messages';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { type Channel, createChannel, type DataListener } from './createChannel.ts';
import { createGate, type Gate } from './createGate.ts';

type ToApplication = MessageMap['hostToApplication'];
type ToHost = MessageMap['applicationToHost'];

interface Line {
  toApplication: Channel<ToApplication>;
  toHost: Channel<ToHost>;
  /** Closed while the application is hidden. */
  gate: Gate;
}

/** A message as an observer sees it; `name` is empty for a broadcast. */
export interface ObservedMessage {
  channel: 'toApplication' | 'toHost' | 'global';
  name: string;
  sent: object;
}

/** A pair of channels per application, created when either end first uses it, and one channel for all. */
export function createMessages(
  onListenerError: (error: unknown) => void,
  identities: Readonly<Record<string, Identity>> = APPLICATION_IDENTITIES,
) {
  const lines = new Map<string, Line>();
  const everyApplication = new Set<(name: string, sent: Partial<ToHost>) => unknown>();
  const observers = new Set<(message: ObservedMessage) => void>();
  let shared: Partial<ToApplication> = {};

  /** Observers see a message as it is sent, even without a receiver. */
  function observed<Data extends object>(of: Omit<ObservedMessage, 'sent'>): Channel<Data> {
    const channel = createChannel<Data>(onListenerError);
    const send: typeof channel.send = (sent) => {
      const answers = channel.send(sent); // refuses what is not plain data
      for (const observer of observers) observer({ ...of, sent });
      return answers;
    };
    return { ...channel, send };
  }

  function facts(name: string): Partial<ToApplication> {
    const identity = identities[name];
    return { contractVersion: CONTRACT_VERSION, ...shared, ...(identity && { identity }) };
  }

  function line(name: string): Line {
    const standing = lines.get(name);
    if (standing) return standing;
    const made: Line = {
      toApplication: observed({ channel: 'toApplication', name }),
      toHost: observed({ channel: 'toHost', name }),
      gate: createGate(),
    };
    lines.set(name, made);
    void made.toApplication.send(facts(name));
    made.toHost.addDataListener((sent) => [...everyApplication].map((listener) => listener(name, sent)));
    return made;
  }

  const global = observed<MessageMap['global']>({ channel: 'global', name: '' });

  return {
    /** The page's end of the shared channel; an application has one of its own. */
    global,

    /** The application's end. Messages to it wait while it is hidden, and are delivered in order when it is shown. */
    application: (name: string) => {
      const { toApplication, toHost, gate } = line(name);
      return {
        ...toApplication.through(gate),
        send: toHost.send,
        global: { ...global.through(gate), send: global.send },
      };
    },

    /** The page's end. */
    host: (name: string) => {
      const { toApplication, toHost, gate } = line(name);
      return {
        send: toApplication.send,
        addDataListener: (listener: DataListener<ToHost>, options?: { replay?: boolean }) =>
          toHost.addDataListener(listener, options),
        hold: gate.hold,
        release: gate.release,
      };
    },

    /** Sends to every application, also to later ones. */
    notifyAll(sent: Partial<ToApplication>) {
      shared = { ...shared, ...sent };
      for (const { toApplication } of lines.values()) void toApplication.send(sent);
    },

    /** Forgets the messages to and from an application, except for what every application receives. */
    forget(name: string) {
      const known = lines.get(name);
      known?.toApplication.reset(facts(name));
      known?.toHost.reset({});
    },

    /** Emits every message on every channel, for the developer panel; returns a function that stops it. */
    observe(observer: (message: ObservedMessage) => void) {
      observers.add(observer);
      return () => {
        observers.delete(observer);
      };
    },

    /** Listens to messages from any application. */
    onAny(listener: (name: string, sent: Partial<ToHost>) => unknown) {
      everyApplication.add(listener);
      return () => {
        everyApplication.delete(listener);
      };
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
