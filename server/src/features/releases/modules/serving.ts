import type { ChannelName } from '@tracking-console/contract/releases/releases';
import type { Database } from '../../../database.ts';
import { messageOf } from '../../../http/errors/describeError.ts';
import { releaseFor } from '../channels/canary.ts';
import { type ChannelRow, findChannel } from '../channels/channelStore.ts';
import { createMapCache } from '../releaseStore.ts';
import type { Release } from './importMaps.ts';

/** The page's customer. */
export interface Visitor {
  channel: ChannelName;
  /** null: not signed in. */
  gid: string | null;
}

/** A cached channel is read again after this long. In ms. */
const FRESH_MS = 2_000;

interface Known {
  row: ChannelRow;
  at: number;
}

/** Chooses the release of each page load from the database, or while that is away from what was read last. */
export function createServing(db: Database, onProblem: (message: string) => void) {
  const mapOf = createMapCache(db);
  const known = new Map<ChannelName, Known>();
  const lastServed = new Map<ChannelName, Release>();
  const reading = new Map<ChannelName, Promise<ChannelRow | null>>();

  async function readChannel(channel: ChannelName): Promise<ChannelRow | null> {
    const row = await findChannel(db, channel);
    if (row) known.set(channel, { row, at: Date.now() });
    return row;
  }

  /** One read for all concurrent callers. */
  function readTogether(channel: ChannelName): Promise<ChannelRow | null> {
    const under = reading.get(channel) ?? readChannel(channel).finally(() => reading.delete(channel));
    reading.set(channel, under);
    return under;
  }

  async function choose({ channel, gid }: Visitor): Promise<Release | null> {
    const row = await readChannel(channel);
    if (!row) return null;
    const id = releaseFor(row, gid);
    return { id, map: await mapOf(id) };
  }

  /** The database is unavailable or its contents are damaged. */
  async function fallBack({ channel, gid }: Visitor): Promise<Release | null> {
    const row = known.get(channel)?.row;
    const id = row && releaseFor(row, gid);
    const map = id && (await mapOf(id).catch(() => undefined));
    return map ? { id, map } : (lastServed.get(channel) ?? null);
  }

  return {
    /** null: there is no release at all. */
    async serve(visitor: Visitor): Promise<Release | null> {
      const release = await choose(visitor).catch((error: Error) => {
        onProblem(`The release of ${visitor.channel} could not be read, the last one is served: ${messageOf(error)}`);
        return fallBack(visitor);
      });
      if (release) lastServed.set(visitor.channel, release);
      return release;
    },

    lastServed: (channel: ChannelName): Release | null => lastServed.get(channel) ?? null,

    /** The id a page would get, a moment old at most; calls read it by the thousand. */
    async latest({ channel, gid }: Visitor): Promise<string | null> {
      const found = known.get(channel);
      const isFresh = found !== undefined && Date.now() - found.at <= FRESH_MS;
      const row = isFresh ? found.row : await readTogether(channel).catch(() => found?.row ?? null);
      return row && releaseFor(row, gid);
    },
  };
}
