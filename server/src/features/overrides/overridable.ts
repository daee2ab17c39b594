import { MODULES } from '@tracking-console/contract/applications';
import { ModuleName } from '@tracking-console/contract/releases';
import { Value } from 'typebox/value';

/** The modules of a release that a local one can take the place of: root-config stands in the page itself. */
export function overridableModules({ imports }: { imports: Record<string, string> }): string[] {
  return Object.keys(imports).filter(
    (name) => Value.Check(ModuleName, name) && name !== MODULES.rootConfig && !imports[name]?.includes('#'),
  );
}
