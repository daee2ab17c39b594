import { releaseStack } from './releaseStack.ts';

type Action = 'adopt' | 'promote' | 'rollback';
const stackOf = (...steps: [Action, string][]) =>
  releaseStack(steps.map(([action, stable]) => ({ action, to: { stable, canary: null, percent: 0 } }))).map(
    ({ to }) => to.stable,
  );

it.each([
  ['what was promoted', [['adopt', 'a'] as const, ['promote', 'b'] as const], ['a', 'b']],
  ['a release promoted twice, once', [['adopt', 'a'] as const, ['promote', 'a'] as const], ['a']],
])('RL-6 keeps %s', (_name, steps, expected) => {
  expect(stackOf(...steps.map(([action, stable]) => [action, stable] as [Action, string]))).toEqual(expected);
});

it('RL-6 goes back further when it goes back again, never forward', () => {
  expect(stackOf(['adopt', 'a'], ['promote', 'b'], ['promote', 'c'], ['rollback', 'b'])).toEqual(['a', 'b']);
});

it('RL-6 puts the release of one module’s way back in the place of the one that was left', () => {
  expect(stackOf(['adopt', 'a'], ['promote', 'b'], ['rollback', 'b without the module'])).toEqual([
    'a',
    'b without the module',
  ]);
});
