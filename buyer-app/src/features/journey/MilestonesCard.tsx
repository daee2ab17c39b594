import type { TrackInfo } from '@tracking-console/contract/api/trackInfo';
import { milestoneText, milestoneTrack } from '@tracking-console/contract/shipments/milestoneTrack';
import { Card } from '@tracking-console/ui';
import { DateTime, MilestoneTrack } from '@tracking-console/ui/later';
import { statusText } from '../../model/shipments/statusTexts.ts';
import { useText } from '../../useText.ts';
import { timeOf } from './eventTime.ts';

/** The milestones it has reached. Empty until a carrier has returned events. */
export function MilestonesCard({ journey }: { journey: TrackInfo }) {
  const t = useText();
  const steps = milestoneTrack(journey);
  if (steps.length === 0) return null;
  return (
    <Card>
      <MilestoneTrack
        label={t('milestone.label')}
        steps={steps.map(({ kind, name, status, state, time }) => ({
          key: `${kind} ${name}`,
          label: t(kind === 'stage' ? milestoneText(name) : statusText(name)),
          status,
          state,
          ...(time && { time: <DateTime iso={timeOf(time)} detail="day" /> }),
        }))}
      />
    </Card>
  );
}
