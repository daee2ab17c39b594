import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complaints, languagesOf } from './localeRules.ts';

const languages = languagesOf('platform');

it('LG-1 finds English and Chinese at least', () => {
  expect(languages).toEqual(expect.arrayContaining(['en', 'zh-cn']));
});

it.each(languages)(
  'LG-1 LG-2 the texts in %s are complete in every module: keys, plural forms, placeholders, nothing in English',
  (language) => {
    expect(complaints(language)).toEqual([]);
  },
);

it('says what is wrong with a language that has no file', () => {
  expect(complaints('xx')).toContain('platform/xx: no file');
});

it('writes the language bundles once', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'locales-'));
  const times = () =>
    readdirSync(join(dist, 'app/locales')).map((file) => [file, statSync(join(dist, 'app/locales', file)).mtimeMs]);
  jest.replaceProperty(process, 'env', { ...process.env, DIST_DIR: dist });
  jest.resetModules(); // the table of modules has read it already
  const { buildLocales } = await import('./locales.ts');
  await buildLocales(['de', 'en']);
  const written = times();
  expect(written.map(([file]) => file)).toEqual(expect.arrayContaining(['manifest.json', 'pseudo.json']));
  await buildLocales(['de', 'en']);
  expect(times()).toEqual(written);
  rmSync(dist, { recursive: true });
});
