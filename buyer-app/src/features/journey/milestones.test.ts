import { KEY_STAGES, type KeyStage } from '@tracking-console/contract/statuses';
import { milestoneStates } from './milestones.ts';

const milestones = (...reached: KeyStage[]) =>
  KEY_STAGES.map((key_stage) => ({
    key_stage,
    time_iso: null,
    time_utc: null,
    time_raw: { date: reached.includes(key_stage) ? '2026-03-04' : null, time: null, timezone: null },
  }));
const statesOf = (...reached: KeyStage[]) =>
  Object.fromEntries(milestoneStates(milestones(...reached)).map(({ stage, state }) => [stage, state]));

it('PG-2e shows nine milestones, the last reached one as current', () => {
  const states = statesOf('InfoReceived', 'PickedUp', 'OutForDelivery');
  expect(Object.keys(states)).toHaveLength(9);
  expect(states).toMatchObject({
    InfoReceived: 'done',
    PickedUp: 'done',
    Departure: 'future',
    OutForDelivery: 'current',
    Delivered: 'future',
  });
});

it('PG-2e has nothing current about a journey that is over, or has not begun', () => {
  expect(statesOf('InfoReceived', 'Delivered').Delivered).toBe('done');
  expect(Object.values(statesOf())).toEqual(KEY_STAGES.map(() => 'future'));
});
