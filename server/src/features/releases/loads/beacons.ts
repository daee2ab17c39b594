import type { Beacon } from '@tracking-console/contract/releases/releaseLoads';
import { MINUTE } from '@tracking-console/contract/values/durations';
import { releaseFor } from '../channels/canary.ts';
import { findChannel } from '../channels/channelStore.ts';
import { createStopping } from '../channels/stopping.ts';
import type { Visitor } from '../modules/serving.ts';
import type { ReleaseContext } from '../releaseContext.ts';
import { findRelease } from '../releaseStore.ts';
import { addLoads, countLoads, forgetOldLoads } from './loadStore.ts';

/** How many releases' modules are cached. */
const MAX_CACHED = 50;

/** The page that reports. */
export interface ReportingVisitor extends Visitor {
  gid: string;
  /** Hash of the session. */
  session: string;
}

/** Counts the loads that browsers report, without trusting any of it. */
export function createBeacons(context: Pick<ReleaseContext, 'db' | 'now' | 'writer'>) {
  const { db, now } = context;
  const stopIfFailing = createStopping(context);
  const known = new Map<string, ReadonlySet<string>>();

  async function modulesOf(id: string): Promise<ReadonlySet<string>> {
    const found = known.get(id);
    if (found) return found;
    const release = await findRelease(db, id);
    const modules = new Set([...Object.keys(release?.modules ?? {}), ...Object.keys(release?.map.imports ?? {})]);
    // Made-up ids are looked up each time and not stored.
    if (release) known.set(id, modules);
    if (known.size > MAX_CACHED) known.delete(String(known.keys().next().value));
    return modules;
  }

  /** A customer outside the canary has no evidence about it. */
  async function mayReport({ channel, gid }: ReportingVisitor, release: string): Promise<boolean> {
    const row = await findChannel(db, channel);
    return row?.canary !== release || row.percent === 0 || releaseFor(row, gid) === release;
  }

  return {
    async count(visitor: ReportingVisitor, { release, loads }: Beacon): Promise<void> {
      const modules = await modulesOf(release);
      const knownLoads = loads.filter(({ module }) => modules.has(module));
      if (knownLoads.length === 0 || !(await mayReport(visitor, release))) return;
      await addLoads(db, { teller: visitor.session, release, loads: knownLoads }, now());
      if (knownLoads.some(({ ok }) => !ok)) await stopIfFailing(release);
    },
    counts: (minutes: number) => countLoads(db, new Date(now().getTime() - minutes * MINUTE)),
    forgetOldLoads: () => forgetOldLoads(db, now()),
  };
}
