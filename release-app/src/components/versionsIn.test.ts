import { differencesIn, versionsIn } from './versionsIn.ts';

const modules = (versions: Record<string, string>) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [`@tracking-console/${name}`, version]));

it.each([
  ['one for all', { shell: '1.0.0', 'buyer-app': '1.0.0' }, '1.0.0'],
  ['the most common first', { shell: '1.0.9', 'buyer-app': '1.0.10', 'api-app': '1.0.9' }, '1.0.9, buyer-app 1.0.10'],
  ['of two alike the older first', { shell: '1.0.10', 'buyer-app': '1.0.9' }, '1.0.9, shell 1.0.10'],
  [
    'two modules by name and the others as a number',
    { a: '2.0.0', b: '2.0.0', c: '2.0.0', d: '2.0.0', h: '1.1.1', g: '1.1.0', f: '1.1.2', e: '1.1.3' },
    '2.0.0, e 1.1.3, f 1.1.2, +2',
  ],
  ['without what a build adds', { shell: '1.0.0', ui: '1.0.0-build.2f80a7a52d1f' }, '1.0.0'],
  ['nothing of a map without modules', {}, ''],
])('RL-8 names the versions of a release: %s', (_, versions, named) => {
  expect(versionsIn(modules(versions as Record<string, string>))).toBe(named);
});

it('RL-8 names what a release has otherwise than another', () => {
  const production = modules({ shell: '1.0.0', ui: '1.0.0', 'api-app': '1.0.0' });
  expect(differencesIn(production, production)).toBe('');
  expect(differencesIn({ ...production, ...modules({ ui: '1.0.0-build.2f80a7a52d1f' }) }, production)).toBe(
    'ui 1.0.0 (2f80a7a)',
  );
  expect(differencesIn(production, {})).toBe('api-app 1.0.0, shell 1.0.0, +1');
});
