import { createPlaces } from './places.ts';

/** Loads the page, by an entry of the tab's history that a browser knows by `key`. */
function load(storage: Storage | null, key?: string) {
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/buyer/shipment' },
    history: { state: { key: 'of-router' } },
    ...(key && { navigation: { currentEntry: { key, index: 0 }, entries: () => [] } }),
  });
  const places = createPlaces(page as unknown as Window, storage);
  return { places, reload: () => page.dispatchEvent(new Event('pagehide')) };
}

beforeEach(() => sessionStorage.clear());

describe('PG-2 places', () => {
  it('outlive a reload, each with its entry of the history', () => {
    const { places, reload } = load(sessionStorage, 'a');
    places.write(places.entry(), 1_183);
    reload();
    const again = load(sessionStorage, 'a').places;
    expect(again.read(again.entry())).toBe(1_183);
    const other = load(sessionStorage, 'b').places;
    expect(other.read(other.entry())).toBe(0);
  });

  it('are known by the router’s note where the browser names no entries', () => {
    const { places } = load(sessionStorage);
    expect(places.entry()).toBe('of-router /buyer/shipment');
  });

  it.each(['{', '"text"', '[["a","b"],3]'])('begin again where what is stored is %s', (damaged) => {
    sessionStorage.setItem('tc_places', damaged);
    expect(load(sessionStorage).places.read('a')).toBe(0);
  });

  it('are kept as long as the page is where storage is denied or full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [null, full as unknown as Storage]) {
      const { places, reload } = load(storage);
      places.write('a', 7);
      expect(reload).not.toThrow();
      expect(places.read('a')).toBe(7);
    }
  });

  it('keeps the hundred that were left last', () => {
    const { places, reload } = load(sessionStorage);
    for (let index = 0; index <= 100; index++) places.write(`entry ${index}`, index);
    places.write('entry 1', 5);
    reload();
    const again = load(sessionStorage).places;
    expect([0, 1, 2].map((index) => again.read(`entry ${index}`))).toEqual([0, 5, 2]);
  });
});
