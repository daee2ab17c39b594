import type { KeyStage } from '@tracking-console/contract/statuses';
import type { Milestone } from '@tracking-console/contract/trackInfo';
import { DateTime, type MilestoneStep } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';

/** Shown only when they happened: most shipments do not turn back. */
const RARE: readonly KeyStage[] = ['Returning', 'Returned'];

const reachedAt = ({ time_iso, time_raw }: Milestone) => time_iso ?? time_raw.date;

/** The milestones as steps; the last one reached is where the shipment stands. */
export function milestoneSteps(
  milestones: readonly Milestone[],
  label: (stage: KeyStage) => ReactNode,
): MilestoneStep[] {
  const shown = milestones.filter((milestone) => reachedAt(milestone) || !RARE.includes(milestone.key_stage));
  const current = shown.findLastIndex((milestone) => reachedAt(milestone));
  return shown.map((milestone, place) => {
    const iso = reachedAt(milestone);
    return {
      key: milestone.key_stage,
      label: label(milestone.key_stage),
      time: iso && <DateTime iso={iso} detail="day" />,
      state: place > current ? 'future' : place === current && place < shown.length - 1 ? 'current' : 'done',
    };
  });
}
