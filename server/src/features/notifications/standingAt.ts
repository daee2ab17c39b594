import { mainStatusOf } from '@tracking-console/contract/shipments/statuses';
import type { CheckpointRecord } from '../journeys/checkpointTable.ts';
import { toEvent } from '../journeys/progress.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';

type Past = Pick<ShipmentRecord, 'packageStatus' | 'subStatus' | 'latestEvent' | 'latestEventTime'>;

/** What a shipment showed with this as its latest checkpoint; without one, before the first. */
export function standingAt(
  { registerTime }: Pick<ShipmentRecord, 'registerTime'>,
  checkpoint: CheckpointRecord | undefined,
): Past {
  if (!checkpoint)
    return { packageStatus: 'NotFound', subStatus: 'NotFound_Other', latestEvent: null, latestEventTime: registerTime };
  const { subStatus, at } = checkpoint;
  return {
    packageStatus: mainStatusOf(subStatus),
    subStatus,
    latestEvent: toEvent(checkpoint),
    latestEventTime: at,
  };
}
