import { APPLICATION_IDENTITIES, type MessageMap } from '@tracking-console/contract/messages';
import { type Channel, createChannel, type DataListener } from './createChannel.ts';

type ToApplication = MessageMap['hostToApplication'];
type ToHost = MessageMap['applicationToHost'];

interface Line {
  toApplication: Channel<ToApplication>;
  toHost: Channel<ToHost>;
}

/** SA-17: a line to every application, made when either end first asks for it, and one channel for all. */
export function createMessages(onListenerError: (error: unknown) => void) {
  const lines = new Map<string, Line>();
  const everyApplication = new Set<(name: string, sent: Partial<ToHost>) => unknown>();
  let shared: Partial<ToApplication> = {};

  function line(name: string): Line {
    const standing = lines.get(name);
    if (standing) return standing;
    const made: Line = { toApplication: createChannel(onListenerError), toHost: createChannel(onListenerError) };
    lines.set(name, made);
    const identity = APPLICATION_IDENTITIES[name];
    void made.toApplication.send({ ...shared, ...(identity && { identity }) });
    made.toHost.addDataListener((sent) => [...everyApplication].map((listener) => listener(name, sent)));
    return made;
  }

  return {
    global: createChannel<MessageMap['global']>(onListenerError),

    /** The application's end. */
    application: (name: string) => {
      const { toApplication, toHost } = line(name);
      return { send: toHost.send, addDataListener: toApplication.addDataListener, data: toApplication.data };
    },

    /** The page's end. */
    host: (name: string) => {
      const { toApplication, toHost } = line(name);
      return {
        send: toApplication.send,
        addDataListener: (listener: DataListener<ToHost>, options?: { replay?: boolean }) =>
          toHost.addDataListener(listener, options),
        hold: toApplication.hold,
        release: toApplication.release,
      };
    },

    /** Tells every application, also those that come later. */
    tellAll(sent: Partial<ToApplication>) {
      shared = { ...shared, ...sent };
      for (const { toApplication } of lines.values()) void toApplication.send(sent);
    },

    /** Hears what any application asks of the page. */
    onAny(listener: (name: string, sent: Partial<ToHost>) => unknown) {
      everyApplication.add(listener);
      return () => {
        everyApplication.delete(listener);
      };
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
