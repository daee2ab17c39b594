import { MODULES } from '@tracking-console/contract/page/applications';
import { type Check, type Evidence, findingOf } from './candidate.ts';

const found = findingOf('contract');

/** The modules of the same release must offer everything that each module needs of the page. */
export const checkContract: Check = (evidence) => [
  ...unmetTerms(evidence),
  ...missingLater(evidence),
  ...missingNames(evidence),
];

/** An import of a missing name would be `undefined`, and fail only when it is used. */
function missingNames({ manifests }: Evidence) {
  const given = manifests.flatMap(({ name, version, namedExports = {} }) =>
    Object.entries(namedExports).map(([from, names]) => ({ from, names: new Set(names), giver: `${name} ${version}` })),
  );
  return manifests.flatMap(({ name, version, url, namedImports = {} }) =>
    given.flatMap(({ from, names, giver }) => {
      const missing = (namedImports[from] ?? []).filter((wanted) => !has(names, wanted));
      if (missing.length === 0) return [];
      return [
        found(
          name,
          url,
          `${name} ${version} imports ${missing.join(', ')} from ${from}, which ${giver} does not have.`,
        ),
      ];
    }),
  );
}

/** A name below one that is not a namespace, as the `map` of a list, depends on the value and is not checked. */
function has(names: ReadonlySet<string>, wanted: string): boolean {
  const [whole = wanted] = wanted.split('.');
  if (!names.has(whole)) return false;
  return names.has(wanted) || ![...names].some((name) => name.startsWith(`${whole}.`));
}

/** A page that needs the exports of ui's later file needs a ui that has one. */
function missingLater({ manifests }: Evidence) {
  const ui = manifests.find(({ name }) => name === MODULES.ui);
  if (!ui || Object.keys(ui.files).some((file) => file.startsWith('later.'))) return [];
  return manifests
    .filter(({ pagesWithLater = [] }) => pagesWithLater.length > 0)
    .map(({ name, version, url }) =>
      found(name, url, `${name} ${version} needs a later file, which ${ui.name} ${ui.version} does not have.`),
    );
}

function unmetTerms({ manifests }: Evidence) {
  const providers = manifests.filter(({ name }) => name === MODULES.rootConfig || name === MODULES.platform);
  return manifests.flatMap(({ name, version, url, requires }) =>
    providers.flatMap((provider) => {
      const offer = `${provider.name} ${provider.version}`;
      if (!requires || provider.name === name) return [];
      if (!provider.provides) return [found(provider.name, provider.url, `${offer} does not say what it offers.`)];
      const { version: offered, capabilities } = provider.provides;
      const missing = requires.capabilities.filter((capability) => !capabilities.includes(capability));
      return [
        ...(requires.version > offered
          ? [found(name, url, `${name} ${version} needs contract ${requires.version}; ${offer} offers ${offered}.`)]
          : []),
        ...missing.map((need) =>
          found(name, url, `${name} ${version} needs "${need}", which ${offer} does not offer.`),
        ),
      ];
    }),
  );
}
