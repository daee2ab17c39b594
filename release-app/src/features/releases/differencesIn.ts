import { moduleTitle } from '../../parts/moduleTitle.ts';

/** Module and version, of what a release has and another has not: by these a person tells releases apart. */
export const differencesIn = (modules: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.entries(modules)
    .filter(([name, version]) => other[name] !== version)
    .map(([name, version]) => `${moduleTitle(name)} ${version}`);
