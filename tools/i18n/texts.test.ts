import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addText, removeText, renameText } from './texts.ts';
import { markTranslated, staleKeys } from './translated.ts';

let place: { folder: string; name: string };
beforeEach(() => {
  place = { folder: mkdtempSync(join(tmpdir(), 'texts-')), name: 'app' };
  mkdirSync(join(place.folder, 'app/src/locales'), { recursive: true });
  write(
    'locales/en.json',
    '{"list.title":"Shipments","list.count_one":"One","list.count_other":"{{count}}","end":"End"}',
  );
  write(
    'locales/de.json',
    '{"list.title":"Sendungen","list.count_one":"Eine","list.count_other":"{{count}}","end":"Ende"}',
  );
  write('List.tsx', `const title = t('list.title'); const other = t('list.title.long');`);
  markTranslated({ ...place, languages: ['de'], all: ['de'] });
});
afterEach(() => rmSync(place.folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(place.folder, 'app/src', file), text);
const read = (file: string) => readFileSync(join(place.folder, 'app/src', file), 'utf8');
const texts = (language: string) => JSON.parse(read(`locales/${language}.json`));
const stale = () => staleKeys({ ...place, language: 'de' });

it('LG-1 adds a text beside its neighbors in the languages it is given, as translated from this English', () => {
  addText(place, 'list.empty', { en: 'No shipments', de: 'Keine Sendungen' });
  expect(Object.keys(texts('en'))).toEqual(['list.title', 'list.count_one', 'list.count_other', 'list.empty', 'end']);
  expect(texts('de')['list.empty']).toBe('Keine Sendungen');
  addText(place, 'list.days', { en: { one: '{{count}} day', other: '{{count}} days' } });
  expect(texts('en')).toMatchObject({ 'list.days_one': '{{count}} day', 'list.days_other': '{{count}} days' });
  expect(texts('de')).not.toHaveProperty('list.days_one');
  expect(stale()).toEqual([]);
});

it('LG-1 renames a text with its plural forms, its marks and the code that names it', () => {
  expect(renameText(place, 'list.title', 'list.heading')).toEqual([join(place.folder, 'app/src/List.tsx')]);
  expect(read('List.tsx')).toBe(`const title = t('list.heading'); const other = t('list.title.long');`);
  renameText(place, 'list.count', 'list.total');
  expect(Object.keys(texts('de'))).toEqual(['list.heading', 'list.total_one', 'list.total_other', 'end']);
  expect(stale()).toEqual([]);
});

it('LG-1 renames a common text in the code of every package', () => {
  const common = { ...place, name: 'contract' };
  mkdirSync(join(place.folder, 'contract/src/locales'), { recursive: true });
  writeFileSync(join(place.folder, 'contract/src/locales/en.json'), '{"action.save":"Save"}');
  write('Form.tsx', `const save = t('action.save');`);
  expect(() => removeText(common, 'action.save')).toThrow('action.save is named in');
  expect(renameText(common, 'action.save', 'action.keep')).toEqual([join(place.folder, 'app/src/Form.tsx')]);
  expect(read('Form.tsx')).toBe(`const save = t('action.keep');`);
});

it('LG-1 removes a text in all languages, but none that is still named', () => {
  expect(() => removeText(place, 'list.title')).toThrow('list.title is named in');
  removeText(place, 'list.count');
  expect(Object.keys(texts('de'))).toEqual(['list.title', 'end']);
});

it('LG-1 changes nothing for a key that is missing or taken, or a language the package does not have', () => {
  const before = texts('en');
  expect(() => addText(place, 'end', { en: 'The end' })).toThrow('end exists');
  expect(() => addText(place, 'new', { de: 'Neu' })).toThrow('no English');
  expect(() => addText(place, 'new', { en: 'New', xx: 'Neu' })).toThrow('no texts in xx');
  expect(() => renameText(place, 'missing', 'new')).toThrow('missing does not exist');
  expect(() => renameText(place, 'end', 'list.count')).toThrow('list.count exists');
  expect(() => removeText(place, 'missing')).toThrow('missing does not exist');
  expect(texts('en')).toEqual(before);
});
