import type { CheckReport } from '@tracking-console/contract/releases/releases';
import { HOUR } from '@tracking-console/contract/values/durations';
import type { CheckOptions } from '../checks/candidate.ts';
import { isRefused, type Refused, refused } from '../refusal.ts';
import type { Actor, ReleaseContext } from '../releaseContext.ts';
import { findRelease, keepReport } from '../releaseStore.ts';
import { findManifests } from './moduleStore.ts';

export type Checking = ReturnType<typeof createChecking>;

/** For this long the files that were served when a release passed count as still served. */
const FRESH_MS = HOUR;

/** Has releases checked, each once: if one has passed, only its files are checked again, after an hour. */
export function createChecking({ db, now, checkRelease }: Pick<ReleaseContext, 'db' | 'now' | 'checkRelease'>) {
  const running = new Map<string, Promise<CheckReport | null>>();

  async function run(id: string, how: Omit<CheckOptions, 'by'>, { name: by }: Actor): Promise<CheckReport | null> {
    const release = await findRelease(db, id);
    if (!release) return null;
    const { map, modules } = release;
    const candidate = { id, map, modules, manifests: await findManifests(db, modules) };
    const report = await checkRelease(candidate, { ...how, by });
    // Half a check is enough to roll back, but not to promote.
    if (how.mount) await keepReport(db, report);
    return report;
  }

  /** All checks, mounting included; two calls at once share one run. */
  function check(id: string, actor: Actor): Promise<CheckReport | null> {
    const known = running.get(id);
    if (known) return known;
    const mine = run(id, { mount: true }, actor).finally(() => running.delete(id));
    running.set(id, mine);
    return mine;
  }

  const checkBytes = (id: string, actor: Actor) => run(id, { mount: false, bytesOnly: true }, actor);

  async function findPass(id: string): Promise<CheckReport | null> {
    const checks = (await findRelease(db, id))?.checks;
    return checks?.passed ? checks : null;
  }

  return {
    async check(id: string, actor: Actor): Promise<CheckReport | Refused> {
      return (await check(id, actor)) ?? unknown(id);
    },
    /** Checks a release that is to be served. */
    async checkOnce(id: string, actor: Actor): Promise<CheckReport | Refused> {
      const passed = await findPass(id);
      if (passed === null) return (await check(id, actor)) ?? unknown(id);
      if (now().getTime() - Date.parse(passed.time) < FRESH_MS) return passed;
      const files = (await checkBytes(id, actor)) ?? unknown(id);
      return isRefused(files) || !files.passed ? files : passed;
    },
    /** For a change that bypasses the checks: the approver sees their findings. */
    async checkFirst(id: string, actor: Actor): Promise<void> {
      if ((await findRelease(db, id))?.checks === null) await check(id, actor);
    },
    /** Checks a release that was served before: whether all of it is still there. */
    checkServed: async (id: string, actor: Actor): Promise<CheckReport | Refused> =>
      (await checkBytes(id, actor)) ?? unknown(id),
    /** Without a browser, which takes seconds that a rollback does not have. */
    async checkQuickly(id: string, actor: Actor): Promise<CheckReport | Refused> {
      return (await run(id, { mount: false }, actor)) ?? unknown(id);
    },
  };
}

const unknown = (id: string) => refused('notFound', `There is no release ${id}.`);
