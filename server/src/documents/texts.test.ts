import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUMENT_LANGUAGES, textsOf } from './texts.ts';

const read = (folder: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, folder, `${language}.json`), 'utf8'));

it.each(DOCUMENT_LANGUAGES)('LG-1 the server has its own texts and the common ones in %s', (language) => {
  const { t } = textsOf(language);
  expect(t('signIn.title')).toBe(read('../locales', language)['signIn.title']);
  expect(t('status.Delivered')).toBe(read('../../../contract/src/locales', language)['status.Delivered']);
});

it('names a text that nobody has', () => {
  expect(() => textsOf('en').t('no.such.text')).toThrow('Neither the server nor contract has the text "no.such.text"');
});
