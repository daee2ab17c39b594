// What a module offers the others of its page, or needs of them: the page's side is one list in contract, an
// application names in its export `requires` what it cannot do without.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAPABILITIES, CONTRACT_VERSION } from '../contract/src/applications.ts';
import { modules, root } from './modules.mjs';

const KIT = join(root, 'app-kit/src/application/definition.ts');

/** @returns {{provides: object | null, requires: object | null}} the terms in a module's manifest */
export function termsOf(name) {
  const { contract } = modules[name];
  const terms = (capabilities) => ({ version: CONTRACT_VERSION, capabilities });
  return {
    provides: contract === 'provides' ? terms([...CAPABILITIES]) : null,
    requires: contract === 'requires' ? terms(requiredBy(name)) : null,
  };
}

function requiredBy(name) {
  const entry = readFileSync(join(root, name, modules[name].entry), 'utf8');
  // What applications made by app-kit have in common is said there.
  const source = entry.includes("export { requires } from '@tracking-console/app-kit'")
    ? readFileSync(KIT, 'utf8')
    : entry;
  const list = /export const requires\b[^=]*= \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, capability]) => capability);
}
