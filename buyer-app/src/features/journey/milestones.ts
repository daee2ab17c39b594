import type { KeyStage } from '@tracking-console/contract/statuses';
import type { Milestone } from '@tracking-console/contract/trackInfo';
import { timeOf } from './eventTime.ts';

export interface MilestoneState {
  stage: KeyStage;
  /** Empty where the stage was not reached or the carrier gave no time for it. */
  time: string;
  state: 'done' | 'current' | 'future';
}

/** The stages at which a journey is over: there is nothing current about them. */
const LAST: readonly KeyStage[] = ['Delivered', 'Returned'];

/** All nine milestones. Of those that were reached the last in order is the current one. */
export function milestoneStates(milestones: readonly Milestone[]): MilestoneState[] {
  const current = milestones.findLast(isReached)?.key_stage;
  return milestones.map((milestone) => {
    const stage = milestone.key_stage;
    const over = LAST.includes(stage);
    const state = !isReached(milestone) ? 'future' : stage === current && !over ? 'current' : 'done';
    return { stage, time: timeOf(milestone), state };
  });
}

const isReached = ({ time_iso, time_utc, time_raw }: Milestone) =>
  Boolean(time_utc ?? time_iso ?? time_raw.date ?? time_raw.time);
