import { removeRequestedOverrides, removeStoredOverrides } from './storedOverrides.ts';

const NAME = 'import-map-override:@tracking-console/buyer-app';
const KEYS = [NAME, 'import-map-overrides-disabled', 'import-map-overrides-external-maps'];

function removePlanted(browser: Parameters<typeof removeStoredOverrides>[0], hasGrant: boolean) {
  removeRequestedOverrides(browser);
  removeStoredOverrides(browser, hasGrant);
}

function plantCookies(page: Document) {
  for (const cookie of [`${NAME}=http://localhost:1/evil.js`, 'other=1']) page.cookie = `${cookie}; path=/`;
}

beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const key of [...KEYS, 'other']) storage.setItem(key, 'http://localhost:1/evil.js');
  }
  plantCookies(document);
});

it('OV-2 SC-12 removes everything the override tool could read, and nothing else', () => {
  removePlanted(window, false);
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(document.cookie).toContain('other=1');
  expect(document.cookie).not.toContain('import-map');
});

it('OV-2 keeps what the tool has stored in a session with a grant, and nothing else', () => {
  removePlanted(window, true);
  expect(Object.keys(localStorage).sort()).toEqual([...KEYS, 'other'].sort());
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(document.cookie).not.toContain('import-map');
});

it.each(['%7B%22broken', '%00', 'http://localhost:1/evil.js'])('F-22 removes ?imo=%s from the address', (imo) => {
  history.replaceState({ kept: true }, '', `/buyer/dashboard?page=2&imo=${imo}#here`);
  removePlanted(window, false);
  expect(location.pathname + location.search + location.hash).toBe('/buyer/dashboard?page=2#here');
  expect(history.state).toEqual({ kept: true });
});

it('F-52 works without storage where the browser denies it', () => {
  const denied = {
    document,
    history,
    location,
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => removePlanted(denied, false)).not.toThrow();
});
