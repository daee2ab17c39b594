import { MODULES } from '@tracking-console/contract/applications';
import { type Check, type Evidence, findingOf } from './candidate.ts';

const found = findingOf('contract');

/** F-18: what each module needs of the page, the others of this very release offer. */
export const checkContract: Check = (evidence) => [...unmetTerms(evidence), ...missingLater(evidence)];

/** A page that needs what ui keeps in its later file needs a ui that has one. */
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
