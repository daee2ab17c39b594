import type { ModuleVersion } from '@tracking-console/contract/releases/releases';

type Modules = Readonly<Record<string, string>>;

/** What was chosen and is not the base's already. */
export const composedOf = (base: Modules, chosen: Modules) =>
  Object.fromEntries(Object.entries(chosen).filter(([name, version]) => base[name] !== version));

/** Every module with the versions it can be had in; those that are published come newest first. */
export function versionsOf(base: Modules, published: readonly Pick<ModuleVersion, 'name' | 'version'>[]) {
  const names = [...new Set([...Object.keys(base), ...published.map(({ name }) => name)])].sort();
  return names.map((name) => {
    const versions = published.filter((module) => module.name === name).map(({ version }) => version);
    return { name, options: [...new Set([...versions, ...(base[name] ? [base[name]] : [])])] };
  });
}
