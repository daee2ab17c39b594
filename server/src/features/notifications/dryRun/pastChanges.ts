import type { CheckpointRecord } from '../../journeys/checkpointTable.ts';
import type { Development } from '../development.ts';
import { standingAt } from '../standingAt.ts';
import type { Journey } from './readJourneys.ts';

/** What a shipment once became, and when that was decided on. */
export interface PastChange {
  development: Development;
  time: Date;
}

/** Checkpoints that came together are one change, to the status of the last. */
export function pastChanges({ shipment, timeline }: Journey, since: Date): PastChange[] {
  const lasts = timeline.filter(
    ({ recordTime }, index) => timeline[index + 1]?.recordTime.getTime() !== recordTime.getTime(),
  );
  const changes = lasts.flatMap((checkpoint, index) => {
    const { recordTime: time } = checkpoint;
    if (time < since) return [];
    return { development: developmentOf(shipment, lasts[index - 1], standingAt(shipment, checkpoint)), time };
  });
  return [...changes, ...expiry(shipment, lasts.at(-1))];
}

/** The one change that no checkpoint makes. */
function expiry(shipment: Journey['shipment'], last: CheckpointRecord | undefined): PastChange[] {
  const { packageStatus, subStatus, stopTrackTime: time } = shipment;
  if (packageStatus !== 'Expired' || !time) return [];
  const standing = { ...standingAt(shipment, last), packageStatus, subStatus };
  return [{ development: developmentOf(shipment, last, standing), time }];
}

const developmentOf = (
  shipment: Journey['shipment'],
  before: CheckpointRecord | undefined,
  standing: ReturnType<typeof standingAt>,
): Development => ({
  shipment: { ...shipment, ...standingAt(shipment, before) },
  standing: { ...shipment, ...standing },
});
