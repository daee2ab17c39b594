import type { CheckReport } from '@tracking-console/contract/releases';
import { findManifests } from './moduleStore.ts';
import { type Refused, refused } from './refusal.ts';
import type { Actor, ReleaseContext } from './releaseContext.ts';
import { findRelease, keepReport } from './releaseStore.ts';

export type Checking = ReturnType<typeof createChecking>;

/** Has releases checked, each once: one that passed is not checked again when it is promoted elsewhere. */
export function createChecking({ db, checkRelease }: Pick<ReleaseContext, 'db' | 'checkRelease'>) {
  const running = new Map<string, Promise<CheckReport | null>>();

  async function run(id: string, mount: boolean, { name: by }: Actor): Promise<CheckReport | null> {
    const release = await findRelease(db, id);
    if (!release) return null;
    const { map, modules } = release;
    const report = await checkRelease({ id, map, modules, manifests: await findManifests(db, modules) }, { mount, by });
    // Half a check is good enough to go back by, not to go on with.
    if (mount) await keepReport(db, report);
    return report;
  }

  /** Of the whole checks, mounting included; asked for twice at once, they run once. */
  function check(id: string, actor: Actor): Promise<CheckReport | null> {
    const known = running.get(id);
    if (known) return known;
    const mine = run(id, true, actor).finally(() => running.delete(id));
    running.set(id, mine);
    return mine;
  }

  return {
    async check(id: string, actor: Actor): Promise<CheckReport | Refused> {
      return (await check(id, actor)) ?? refused('notFound', `There is no release ${id}.`);
    },
    /** Of a release that is to be served. */
    async checkOnce(id: string, actor: Actor): Promise<CheckReport | Refused> {
      const checks = (await findRelease(db, id))?.checks;
      if (checks?.passed) return checks;
      return (await check(id, actor)) ?? refused('notFound', `There is no release ${id}.`);
    },
    /** Without a browser, which takes seconds somebody who goes back does not have. */
    async checkQuickly(id: string, actor: Actor): Promise<CheckReport | Refused> {
      return (await run(id, false, actor)) ?? refused('notFound', `There is no release ${id}.`);
    },
  };
}
