import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overridableModules } from '../../server/src/features/overrides/overridable.ts';
import { importName, modules } from '../modules.mjs';

/** Whatever a grant can name: of the release's modules those that are not in the page before all others. */
const names = overridableModules({
  imports: Object.fromEntries(
    Object.entries(modules).map(([name, { kind }]) => [importName(name), `/x.js${kind === 'shared' ? '#react' : ''}`]),
  ),
}).map((name) => name.replace('@tracking-console/', ''));

it('OV-1 every module that can be overridden is served by "npm run dev -w" and its name', () => {
  expect(names).toEqual(expect.arrayContaining(['buyer-app', 'platform', 'ui', 'developer-panel']));
  for (const name of names) {
    const { scripts } = JSON.parse(readFileSync(join(__dirname, '../..', name, 'package.json'), 'utf8'));
    expect([name, scripts?.dev]).toEqual([name, `node ../build/dev.mjs ${name}`]);
  }
});
