import webpack, { type Configuration } from 'webpack';

type Writer = { startAtOnce: (text: string, entry: string) => string };
type Build = { configuration: (name: string, options?: { mode: 'development' }) => Configuration };
const { startAtOnce } = jest.requireActual<Writer>('../webpack/startAtOnce.mjs');
const { configuration } = jest.requireActual<Build>('../webpack/configuration.mjs');

const WRITTEN =
  'System.register(["react"],function(e,t){var n={};return{setters:[function(e){n=e}],execute:function(){e(n)}}});';

/** What a module exports, run as SystemJS runs it. */
function run(text: string): unknown {
  let exported: unknown;
  const register = (_names: string[], declare: (name: (value: unknown) => void, context: unknown) => Declared) => {
    const { setters, execute } = declare((value) => (exported = value), {});
    setters[0]?.('the module it imports');
    execute();
  };
  new Function('System', text)({ register });
  return exported;
}

interface Declared {
  setters: ((imported: unknown) => void)[];
  execute: () => void;
}

it('brackets the two functions every module is called by, and leaves it the module it was', () => {
  const text = startAtOnce(WRITTEN, 'release-app');
  expect(text).toContain(',(function(e,t){');
  expect(text).toContain('execute:(function(){');
  expect(run(text)).toBe(run(WRITTEN));
});

it('stops the build where webpack writes modules in another way', () => {
  expect(() => startAtOnce('define([],function(){});', 'shell')).toThrow('shell is not written as webpack writes');
});

it('says of what a console begins with, and of nothing else, that all of it is called', () => {
  const isReadAhead = (...wanted: Parameters<typeof configuration>) =>
    configuration(...wanted).plugins?.some((plugin) => plugin instanceof webpack.BannerPlugin);
  for (const name of ['shared-dependencies', 'platform', 'ui', 'shell', 'buyer-app', 'api-app'])
    expect([name, isReadAhead(name)]).toEqual([name, true]);
  for (const name of ['release-app', 'overrides', 'developer-panel', 'root-config'])
    expect([name, isReadAhead(name)]).toEqual([name, false]);
  expect(isReadAhead('shell', { mode: 'development' })).toBe(false);
});
