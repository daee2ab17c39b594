import pg from 'pg';
import { LIVE_CHANNEL } from './publishLive.ts';

const RECONNECT_DELAY_MS = 5_000;

export interface LiveWake {
  stop(): Promise<void>;
}

/**
 * Calls when something was published, on a connection of its own. Without one, and behind a pooler without LISTEN, it never
 * calls: callers must also poll from time to time.
 */
export function startLiveWake(connectionString: string | undefined, onWake: () => void): LiveWake {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connecting: Promise<void> = Promise.resolve();
  let stopped = false;

  function connectLater() {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        connecting = connect();
      },
      RECONNECT_DELAY_MS * (0.5 + Math.random()),
    );
    timer.unref();
  }

  async function connect() {
    const own = new pg.Client({ connectionString, connectionTimeoutMillis: RECONNECT_DELAY_MS, keepAlive: true });
    client = own;
    own.on('error', () => undefined); // its end is handled below
    own.on('end', connectLater);
    own.on('notification', onWake);
    try {
      await own.connect();
      await own.query(`LISTEN ${LIVE_CHANNEL}`);
      onWake(); // what was published meanwhile
    } catch {
      await own.end().catch(() => undefined);
      connectLater();
    }
  }

  connecting = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
