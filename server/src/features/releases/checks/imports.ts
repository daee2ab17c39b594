import { MODULES } from '@tracking-console/contract/page/applications';
import type { ImportMap } from '@tracking-console/contract/releases/releases';
import { addressOf, type Check, type Evidence, findingOf } from './candidate.ts';
import { findCopies } from './sharedCopies.ts';

const found = findingOf('imports');

/** Every name a module imports is in this very map, once. */
export const checkImports: Check = (evidence) => [
  ...unnamedModules(evidence),
  ...strayAddresses(evidence),
  ...unresolvedNames(evidence),
  ...scatteredShared(evidence),
  ...findCopies(evidence).map(({ library, module, url }) =>
    found(module, url, `A second copy of ${library} is built into this file: state and hooks would not be shared.`),
  ),
];

const unnamedModules = ({ map }: Evidence) =>
  Object.values(MODULES)
    .filter((name) => !(name in map.imports))
    .map((name) => found(name, null, `The release does not name ${name}, which every page needs.`));

const strayAddresses = ({ files }: Evidence) =>
  files
    .filter(({ module }) => module === null)
    .map(({ url, names }) =>
      found(null, url, `${names.join(', ') || 'The map'} names a file that no module of the release has.`),
    );

function unresolvedNames({ files, map }: Evidence) {
  return files.flatMap(({ url, module, code }) => {
    if (code === null || 'syntaxError' in code) return [];
    const asked = new Set([...code.registrations.flat(), ...code.asked]);
    return [...asked]
      .filter((name) => !resolves(name, url, map))
      .map((name) => found(module, url, `It imports "${name}", which this release does not have.`));
  });
}

function resolves(name: string, url: string, { imports, integrity, scopes = {} }: ImportMap): boolean {
  // An address is one of the release's own files, or it would run without integrity.
  if (/^(\.{0,2}\/|[a-z]+:)/.test(name)) return new URL(name, new URL(url, 'http://host')).pathname in integrity;
  const scoped = Object.entries(scopes).filter(([scope]) => url.startsWith(scope));
  return [imports, ...scoped.map(([, names]) => names)].some((names) => name in names);
}

/** The shared dependencies are one file, so two versions of it in one map would be two copies of every library. */
function scatteredShared({ map, manifests }: Evidence) {
  const shared = manifests.find(({ imports }) => 'react' in imports);
  if (!shared) return [found(null, null, 'No module of the release provides react and the other shared dependencies.')];
  const home = shared.url + shared.entry;
  const names = Object.keys(shared.imports);
  const scopes = Object.entries(map.scopes ?? {});
  return [
    ...names
      .filter((name) => name in map.imports && addressOf(map.imports[name] ?? '') !== home)
      .map((name) =>
        found(shared.name, map.imports[name] ?? null, `"${name}" is a second copy: the others are in ${home}.`),
      ),
    ...scopes.flatMap(([scope, scoped]) =>
      Object.keys(scoped)
        .filter((name) => names.includes(name))
        .map((name) => found(shared.name, scope, `Under ${scope} "${name}" is a second copy.`)),
    ),
  ];
}
