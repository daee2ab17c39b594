import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markTranslated, staleKeys } from './translated.ts';

const LANGUAGES = ['de', 'fr'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translated-'));
  mkdirSync(join(folder, 'app/src/locales'), { recursive: true });
  write('en', { 'list.title': 'Shipments', 'list.count_one': 'One', 'list.count_other': '{{count}} of them' });
  write('de', { 'list.title': 'Sendungen', 'list.count_one': 'Eine', 'list.count_other': '{{count}}' });
  write('fr', { 'list.title': 'Envois' });
  mark();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (language: string, texts: object) =>
  writeFileSync(join(folder, `app/src/locales/${language}.json`), JSON.stringify(texts));

const stale = (language: string) => staleKeys({ folder, name: 'app', language });
const mark = (options = {}) =>
  markTranslated({ folder, name: 'app', languages: LANGUAGES, all: LANGUAGES, ...options });
const record = () => JSON.parse(readFileSync(join(folder, 'tools/i18n/translated/app.json'), 'utf8'));

describe('LG-1 a translation', () => {
  it('is up to date while its English is what it was made from', () => {
    expect(stale('de')).toEqual([]);
    expect(record()).toEqual({ 'list.title': expect.any(String), 'list.count': expect.any(String) });
  });

  it('is named when its English changes, also in one plural form, until it is marked', () => {
    write('en', { 'list.title': 'Parcels', 'list.count_one': 'A single one', 'list.count_other': '{{count}} of them' });
    expect(stale('de')).toEqual(['list.title', 'list.count']);
    mark({ languages: ['de'], begin: ['list.title'] });
    expect(stale('de')).toEqual(['list.count']);
    expect(stale('fr')).toEqual(['list.title']);
    mark();
    expect([stale('de'), stale('fr')]).toEqual([[], []]);
  });

  it('that was not marked counts as made from other words', () => {
    write('fr', { 'list.title': 'Envois', 'list.count_one': 'Un', 'list.count_other': '{{count}}' });
    expect(stale('fr')).toEqual([]);
    write('en', { 'list.title': 'Shipments', 'list.new': 'New' });
    write('de', { 'list.title': 'Sendungen', 'list.new': 'Neu' });
    expect(stale('de')).toEqual(['list.new']);
  });
});
