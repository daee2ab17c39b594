import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const languages = readdirSync(join(root, 'platform/src/locales')).map((file) => file.replace('.json', ''));

it('LG-1 finds English and Chinese at least', () => {
  expect(languages).toEqual(expect.arrayContaining(['en', 'zh-cn']));
});

it.each(languages)(
  'LG-1 LG-2 the texts in %s are complete in every module: keys, plural forms, placeholders, nothing in English',
  (language) => {
    const { stdout } = spawnSync(process.execPath, ['build/localeRules.mjs', language], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toBe('0 complaints\n');
  },
);
