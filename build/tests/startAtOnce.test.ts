type Writer = { startAtOnce: (text: string, entry: string) => string };
const { startAtOnce } = jest.requireActual<Writer>('../webpack/startAtOnce.mjs');

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

it('says of what a console begins with that all of it is called', () => {
  const text = startAtOnce(WRITTEN, 'shell');
  expect(text.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  expect(run(text)).toBe('the module it imports');
});

it('stops the build where webpack writes modules in another way', () => {
  expect(() => startAtOnce('define([],function(){});', 'shell')).toThrow('shell is not written as webpack writes');
});
