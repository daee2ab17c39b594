import { findCarrier, findCarriersByName, findPostalOperator, listCarrierEntries } from './carriers.ts';
import { POSTAL_OPERATORS } from './postalOperators.ts';

describe('the carriers', () => {
  it('PG-1a are about 200, the posts of 191 countries among them, each with a key of its own', () => {
    const entries = listCarrierEntries();
    expect(entries).toHaveLength(218);
    expect(POSTAL_OPERATORS).toHaveLength(191);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(new Set(POSTAL_OPERATORS.map(({ countryIso }) => countryIso)).size).toBe(POSTAL_OPERATORS.length);
  });

  it('PG-1a keep the keys that customers’ programs have stored', () => {
    const keys = ['US', 'CN', 'GB', 'DE', 'AF', 'ZW'].map((country) => findPostalOperator(country)?.key);
    expect(keys).toEqual([21051, 3011, 11031, 7041, 30106, 32623]);
  });

  it('PG-1a are posts of countries that exist, with a name of their own', () => {
    const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(POSTAL_OPERATORS.filter(({ countryIso }) => !countries.of(countryIso))).toEqual([]);
    const names = POSTAL_OPERATORS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('CA-6 link to pages that are safe to open and write nothing empty', () => {
    for (const { homepage, names } of listCarrierEntries()) {
      expect(homepage === undefined || /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/[a-z/.-]*)?$/.test(homepage)).toBe(true);
      expect(names === undefined || Object.values(names).every(Boolean)).toBe(true);
    }
  });

  it('PG-2a are found by a part of the name in any language', () => {
    const found = (part: string) => findCarriersByName(part).map((key) => findCarrier(key)?.countryIso);
    expect(found('почта рос')).toEqual(['RU']);
    expect(found('postnord')).toEqual(['DK', 'SE'].sort((one, other) => other.localeCompare(one)));
  });
});
