import { MODULES, OVERRIDES } from '@tracking-console/contract/page/applications';
import { ModuleName } from '@tracking-console/contract/releases/releases';
import { Value } from 'typebox/value';

/** They are in the page before anything of it can be overridden. */
const FIRST: readonly string[] = [MODULES.rootConfig, OVERRIDES];

/** The modules of a release that a local one can replace. */
export function overridableModules({ imports }: { imports: Record<string, string> }): string[] {
  const names = Object.keys(imports).filter((name) => Value.Check(ModuleName, name) && !FIRST.includes(name));
  return names.filter((name) => !imports[name]?.includes('#'));
}
