import type { PgBoss } from 'pg-boss';
import { createDueQueue } from '../../dueQueue.ts';
import type { CarrierAdapter } from './carrierAdapter.ts';
import type { SyncService } from './syncService.ts';

/** Shipments a job requests at once. */
const BATCH = 50;

/** Keeps the shipments in step with their carriers. */
export function createSyncQueue(jobs: PgBoss, sync: SyncService) {
  return createDueQueue(jobs, {
    name: 'shipment-sync',
    work: (ids) => sync.syncShipments(ids),
    // Each source at its own pace, so that a slow one holds up no other.
    rounds: sync.adapters.map((adapter) => (send) => handOutDue(adapter, send)),
  });

  /** A source that limits its requests gets one batch a round. */
  async function handOutDue(
    { dataSource, findRoom }: CarrierAdapter,
    send: (ids: number[]) => Promise<void>,
  ): Promise<boolean> {
    const room = findRoom ? await findRoom() : BATCH;
    const ids = room > 0 ? await sync.claimDue(room, [dataSource]) : [];
    await send(ids);
    return !findRoom && ids.length === BATCH;
  }
}
