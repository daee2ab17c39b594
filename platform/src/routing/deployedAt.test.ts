import { titleOf } from './deployedAt.ts';

it.each([
  ['Reports', 'de', 'Reports'],
  [{ en: 'Reports', de: 'Berichte' }, 'de', 'Berichte'],
  [{ en: 'Reports', de: 'Berichte' }, 'fr', 'Reports'],
  [{ de: 'Berichte' }, 'fr', 'reports'],
  [undefined, 'en', 'reports'],
])('SH-3 a deployed application called %j is in %s "%s"', (title, language, expected) => {
  expect(titleOf({ name: 'reports', ...(title && { title }) }, language)).toBe(expected);
});
