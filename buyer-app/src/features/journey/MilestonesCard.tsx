import type { Milestone } from '@tracking-console/contract/trackInfo';
import { Card } from '@tracking-console/ui';
import { DateTime, MilestoneTrack } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { milestoneStates } from './milestones.ts';

export function MilestonesCard({ milestones }: { milestones: readonly Milestone[] }) {
  const t = useText();
  return (
    <Card>
      <MilestoneTrack
        label={t('shipments.milestone.label')}
        steps={milestoneStates(milestones).map(({ stage, time, state }) => ({
          key: stage,
          label: t(`shipments.milestone.${stage}`),
          state,
          ...(time && { time: <DateTime iso={time} /> }),
        }))}
      />
    </Card>
  );
}
