import { dropBrokenOverrides, forgetOverrides } from './overrides.ts';

const NAME = 'import-map-override:@tracking-console/buyer-app';
const location = { href: 'http://localhost/buyer/dashboard', reload: jest.fn() };
const drop = () => dropBrokenOverrides({ localStorage, location: location as unknown as Location }); // what is used of it

beforeEach(() => localStorage.clear());

it.each([
  [NAME, '{"broken'],
  [NAME, 'http://[no address'],
  [NAME, 'javascript:alert(1)'],
  ['import-map-overrides-disabled', '{"broken'],
  ['import-map-overrides-external-maps', '{}'],
])('F-22 takes out %s = %s and starts over', (key, value) => {
  localStorage.setItem(key, value);
  localStorage.setItem('other', '{"broken');
  expect(drop()).toBe(true);
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('other')).toBe('{"broken');
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it.each([
  [NAME, 'http://localhost:9200/buyer-app.js'],
  [NAME, '/app/buyer/1.0.0/buyer-app.js'],
  ['import-map-overrides-disabled', '["x"]'],
])('F-22 leaves %s = %s as it is', (key, value) => {
  localStorage.setItem(key, value);
  expect(drop()).toBe(false);
  expect(localStorage.getItem(key)).toBe(value);
  expect(location.reload).not.toHaveBeenCalled();
});

it('OV-2 SC-12 forgets all that the override tool could read, and nothing else', () => {
  for (const key of [NAME, 'import-map-overrides-disabled', 'import-map-overrides-external-maps', 'other'])
    localStorage.setItem(key, 'http://localhost:1/evil.js');
  forgetOverrides({ localStorage });
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(() => forgetOverrides({} as Window)).not.toThrow(); // a browser that denies it
});
