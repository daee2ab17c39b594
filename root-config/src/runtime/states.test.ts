import { ApplicationFailure } from './failure.ts';
import { type State, type StateEvent, transition } from './states.ts';

const cause = new ApplicationFailure('status', 'answered 503');

const STATES: State[] = [
  { name: 'created' },
  { name: 'loading' },
  { name: 'load_failed', cause },
  { name: 'before_mount' },
  { name: 'mounting' },
  { name: 'mounted' },
  { name: 'unmount' },
];

const EVENTS: [event: StateEvent, to: State][] = [
  [{ type: 'load' }, { name: 'loading' }],
  [{ type: 'loaded' }, { name: 'before_mount' }],
  [{ type: 'bootstrapped' }, { name: 'mounting' }],
  [{ type: 'mounted' }, { name: 'mounted' }],
  [
    { type: 'failed', cause },
    { name: 'load_failed', cause },
  ],
  [{ type: 'unmount' }, { name: 'unmount' }],
];

const ALLOWED = new Set([
  'created → loading',
  'loading → before_mount',
  'loading → load_failed',
  'loading → unmount',
  'load_failed → loading',
  'load_failed → unmount',
  'before_mount → mounting',
  'before_mount → load_failed',
  'before_mount → unmount',
  'mounting → mounted',
  'mounting → load_failed',
  'mounting → unmount',
  'mounted → load_failed',
  'mounted → unmount',
]);

const moves = STATES.flatMap((state) =>
  EVENTS.map(([event, to]) => ({ move: `${state.name} → ${to.name}`, state, event, to })),
);

it('SA-12 every allowed move has its event', () => {
  expect(moves.map(({ move }) => move)).toEqual(expect.arrayContaining([...ALLOWED]));
});

it.each(moves.filter(({ move }) => ALLOWED.has(move)))('SA-12 $move is a move', ({ state, event, to }) => {
  expect(transition(state, event)).toEqual(to);
});

it.each(moves.filter(({ move }) => !ALLOWED.has(move)))('SA-12 $move is none', ({ state, event, to }) => {
  expect(() => transition(state, event)).toThrow(`An application cannot go from ${state.name} to ${to.name}.`);
});
