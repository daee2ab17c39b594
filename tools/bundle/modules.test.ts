import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overridableModules } from '../../server/src/features/overrides/overridable.ts';
import { importName, moduleNames, modules, root } from './modules.ts';

/** The modules a grant may name: the release's modules except those that are in the page before all others. */
const names = overridableModules({
  imports: Object.fromEntries(
    moduleNames.map((name) => [importName(name), `/x.js${modules[name].kind === 'shared' ? '#react' : ''}`]),
  ),
}).map((name) => name.replace('@tracking-console/', ''));

it('OV-1 every module that can be overridden is served by "npm run dev -w" and its name', () => {
  expect(names).toEqual(expect.arrayContaining(['buyer-app', 'platform', 'ui', 'developer-panel']));
  for (const name of names) {
    const { scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    expect([name, scripts?.dev]).toEqual([name, `node ../tools/bundle/dev.ts ${name}`]);
  }
});
