import { type EventWords, eventWording } from './eventWording.ts';

const english = { lang: 'en', description: 'Arrived' };
const words = (changes: Partial<EventWords>): EventWords => ({
  original: 'Angekommen',
  originalLanguage: 'de',
  translation: null,
  subStatus: 'InTransit_Other',
  ...changes,
});

it.each<[string, Partial<EventWords>, string, string]>([
  ['the original where the reader reads that', { translation: english }, 'de', 'Angekommen'],
  ['the translation where that is the reader’s', { translation: english }, 'en', 'Arrived'],
  ['a translation whose language is spelled in capitals', { translation: { ...english, lang: 'EN' } }, 'en', 'Arrived'],
])('PG-2e is %s', (_, changes, reader, text) => {
  expect(eventWording(words(changes), reader)).toEqual({ kind: 'words', text });
});

it('PG-2e is made from the status where nothing is in the reader’s language', () => {
  expect(eventWording(words({ translation: english, subStatus: 'Delivered_Other' }), 'fr')).toEqual({
    kind: 'status',
    subStatus: 'Delivered_Other',
  });
});

it('PG-2e is labeled where the status says nothing either: the original, or English for whoever cannot read that', () => {
  const original = { kind: 'foreign', text: 'Angekommen', language: 'de', isOriginal: true };
  expect(eventWording(words({}), 'fr')).toEqual(original);
  expect(eventWording(words({ subStatus: 'Made_Up' }), 'fr')).toEqual(original);
  expect(eventWording(words({ translation: english }), 'fr')).toMatchObject({ text: 'Arrived', isOriginal: false });
});
