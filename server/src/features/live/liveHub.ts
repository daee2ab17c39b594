import { LIVE_BEAT_MS } from '@tracking-console/contract/page/live';
import type { LiveCursor } from './liveCursor.ts';
import type { LiveEvent, LiveLog } from './liveLog.ts';
import type { LiveStream } from './liveStream.ts';
import type { LiveWake } from './liveWake.ts';

/** How often the hub polls for updates without a wake-up, and checks the sessions. */
const POLL_MS = 1_000;
/** Updates that come together are sent together. */
const DEBOUNCE_MS = 20;

interface Viewer {
  gid: string;
  sessionHash: string;
  stream: LiveStream;
  beatTime: number;
  /** Updates that arrive while the viewer is still sent what it has missed. */
  held: (() => void)[] | null;
}

interface Surroundings {
  log: LiveLog;
  /** Those of the sessions that are still valid. */
  findStanding: (sessionHashes: readonly string[]) => Promise<string[]>;
  startWake: (onWake: () => void) => LiveWake;
}

/** The subscription of a customer with open connections. */
interface Watch {
  /** Up to here every viewer has been sent everything, or holds it. */
  position: LiveCursor;
  wake: LiveWake;
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/** Reads the log once for all connections of this process, and sends each its own customer's updates. */
export function createLiveHub({ log, findStanding, startWake }: Surroundings) {
  const viewers = new Set<Viewer>();
  let watch: Watch | null = null;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let wokenMeanwhile = false;

  return {
    /** A cursor that is no further than the log is now. */
    cursor: async (): Promise<LiveCursor> => watch?.position ?? log.end(),

    count: (): number => viewers.size,

    countOf: (gid: string): number => [...viewers].filter((viewer) => viewer.gid === gid).length,

    /** Sends everything after the cursor to the stream; null: updates from now on. */
    async add(gid: string, sessionHash: string, stream: LiveStream, after: LiveCursor | null): Promise<void> {
      const watched = await begin();
      if (stream.body.destroyed) return restIfAlone();
      const viewer: Viewer = { gid, sessionHash, stream, beatTime: Date.now(), held: [] };
      // From the same moment on: what is before `start` is read here, what is after it is held.
      const start = watched.position;
      viewers.add(viewer);
      stream.body.once('close', () => {
        viewers.delete(viewer);
        restIfAlone();
      });
      notifyMissed(stream, after ? await log.readMissed(gid, after, start) : [], start);
      for (const send of viewer.held ?? []) send();
      viewer.held = null;
    },

    /** Ends every connection; the browsers reconnect to any process. */
    async close(): Promise<void> {
      for (const { stream } of viewers) stream.close();
      viewers.clear();
      await rest();
    },
  };

  async function begin(): Promise<Watch> {
    while (!watch) {
      const position = await log.end();
      watch ??= { position, wake: startWake(() => pollIn(DEBOUNCE_MS)) };
      pollIn(POLL_MS);
    }
    return watch;
  }

  function restIfAlone() {
    if (viewers.size === 0) void rest();
  }

  async function rest(): Promise<void> {
    clearTimeout(timer);
    const wake = watch?.wake;
    watch = null;
    await Promise.all([wake?.stop(), polling]);
  }

  /** The maximum delay, in ms. */
  function pollIn(pause: number) {
    if (!watch) return;
    if (polling) {
      wokenMeanwhile = true;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      wokenMeanwhile = false;
      // The database may be away for a moment; the position stays, so nothing is missed.
      polling = poll().catch(() => undefined);
      void polling.then(() => {
        polling = null;
        pollIn(wokenMeanwhile ? DEBOUNCE_MS : POLL_MS);
      });
    }, pause);
    timer.unref();
  }

  async function poll(): Promise<void> {
    const watched = watch;
    if (!watched) return;
    const { events, cursor } = await log.readSince(watched.position);
    // All viewers may have been replaced meanwhile: the new ones started at a later position.
    if (watch !== watched) return;
    watched.position = cursor;
    emitUpdates(events, cursor);
    await endFinished();
  }

  function emitUpdates(events: readonly LiveEvent[], cursor: LiveCursor) {
    const byGid = groupByGid(events);
    for (const viewer of viewers) {
      const own = byGid.get(viewer.gid);
      if (own) toViewer(viewer, () => viewer.stream.changes(own, cursor));
      else if (Date.now() - viewer.beatTime >= LIVE_BEAT_MS) toViewer(viewer, () => viewer.stream.beat(cursor));
    }
  }

  /** Ends the connections of ended sessions, in whichever process they ended. */
  async function endFinished(): Promise<void> {
    const asked = [...viewers];
    if (asked.length === 0) return;
    const standing = new Set(await findStanding([...new Set(asked.map(({ sessionHash }) => sessionHash))]));
    for (const { sessionHash, stream } of asked) if (!standing.has(sessionHash)) stream.end();
  }
}

function groupByGid(events: readonly LiveEvent[]): Map<string, LiveEvent[]> {
  const groups = new Map<string, LiveEvent[]>();
  for (const event of events) groups.set(event.gid, [...(groups.get(event.gid) ?? []), event]);
  return groups;
}

function notifyMissed(stream: LiveStream, missed: readonly LiveEvent[] | null, start: LiveCursor) {
  if (missed === null) stream.reset(start);
  else if (missed.length > 0) stream.changes(missed, start);
  else stream.beat(start);
}

function toViewer(viewer: Viewer, send: () => void) {
  viewer.beatTime = Date.now();
  if (viewer.held) viewer.held.push(send);
  else send();
}
