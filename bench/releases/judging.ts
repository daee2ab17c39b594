import type { Candidate } from '../../server/src/features/releases/checks/candidate.ts';
import { createCheckRelease } from '../../server/src/features/releases/checks/checkRelease.ts';
import type { Deployment } from './deployment.ts';

type Spoil = (candidate: Candidate, name: string, entry: string) => Candidate;

const withMap = (candidate: Candidate, map: Partial<Candidate['map']>): Candidate => ({
  ...candidate,
  map: { ...candidate.map, ...map },
});
const without = (record: Record<string, string>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Ways a release that is made by hand goes wrong; the ways of files and pages are tests of their own. */
const SPOILS: readonly Spoil[] = [
  (candidate, _name, entry) => withMap(candidate, { integrity: without(candidate.map.integrity, entry) }),
  (candidate, _name, entry) =>
    withMap(candidate, { integrity: { ...candidate.map.integrity, [entry]: `sha384-${'A'.repeat(64)}` } }),
  (candidate, name) => withMap(candidate, { imports: without(candidate.map.imports, name) }),
  (candidate, name) =>
    withMap(candidate, { imports: { ...candidate.map.imports, [name]: '/app/nowhere/1.0.0/x.0123456789ab.js' } }),
  (candidate, name) => ({
    ...candidate,
    manifests: candidate.manifests.map((manifest) =>
      manifest.name === name ? { ...manifest, requires: { version: 999, capabilities: [] } } : manifest,
    ),
  }),
];
const SPOILED = ['shell', 'buyer-app', 'api-app', 'shared-account'].map((name) => `@tracking-console/${name}`);

/** Twenty bad releases and many good ones, judged by the checks over HTTP; mounting is left to the journeys. */
export async function judgeReleases({ services, origins, releases }: Deployment, share: number) {
  const check = createCheckRelease({
    origin: () => origins[0],
    mountApplications: async () => [],
    now: () => new Date(),
  });
  const passes = async (candidate: Candidate) => (await check(candidate, { mount: false })).passed;
  const manifests = await services.releases.listModules();
  const candidates: Candidate[] = [];
  for (const id of releases) {
    const found = await services.releases.findRelease(id);
    if (!found) throw new Error(`The release ${id} is gone.`);
    const mine = manifests.filter(({ name, version }) => found.modules[name] === version);
    candidates.push({ id, map: found.map, modules: found.modules, manifests: mine });
  }
  const [first] = candidates;
  if (!first) throw new Error('There is no release to spoil.');
  const bad = SPOILED.flatMap((name) => SPOILS.map((spoil) => spoil(first, name, first.map.imports[name] ?? '')));
  const good = Array.from({ length: Math.round(100 * share) }, (_, index) => candidates[index % 2] ?? first);
  let badRefused = 0;
  let goodRefused = 0;
  for (const candidate of bad) if (!(await passes(candidate))) badRefused += 1;
  for (const candidate of good) if (!(await passes(candidate))) goodRefused += 1;
  return { bad: bad.length, badRefused, good: good.length, goodRefused };
}
