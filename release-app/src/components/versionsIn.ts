import { moduleTitle } from './moduleTitle.ts';

type Modules = Readonly<Record<string, string>>;

/** Modules named by themselves; of more there is a number. */
const MAX_NAMED = 2;
/** What the server puts behind a version that was built again: "1.4.0-build.2f80a7a52d1f". */
const BUILD = /-build\.([0-9a-f]{7})[0-9a-f]*$/;

/** The versions of a release: the one most modules have, and the modules that have another, as "1.4.0, buyer-app 1.4.1, +2". */
export function versionsIn(modules: Modules): string {
  const versions = Object.entries(modules).map(([name, version]) => [name, version.replace(BUILD, '')] as const);
  const counts = new Map<string, number>();
  for (const [, version] of versions) counts.set(version, (counts.get(version) ?? 0) + 1);
  const [common] = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || a.localeCompare(b, 'en', { numeric: true }));
  if (!common) return '';
  return [common[0], ...named(versions.filter(([, version]) => version !== common[0]))].join(', ');
}

/** The modules in which a release differs from another; shown to distinguish releases. */
export const differencesIn = (modules: Modules, other: Modules) =>
  named(
    Object.entries(modules)
      .filter(([name, version]) => other[name] !== version)
      .map(([name, version]) => [name, version.replace(BUILD, ' ($1)')]),
  ).join(', ');

function named(versions: readonly (readonly [name: string, version: string])[]) {
  const all = versions.map(([name, version]) => `${moduleTitle(name)} ${version}`).sort();
  const more = all.length - MAX_NAMED;
  return more > 0 ? [...all.slice(0, MAX_NAMED), `+${more}`] : all;
}
