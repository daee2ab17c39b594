import type { PgBoss } from 'pg-boss';
import { repeat } from '../../rounds.ts';
import type { CarrierAdapter } from './carrierAdapter.ts';
import type { SyncService } from './syncService.ts';

const QUEUE = 'shipment-sync';
/** Shipments a job asks for at once. */
const BATCH = 50;

interface SyncJob {
  ids: number[];
}

/**
 * Keeps the shipments in step with their carriers. Every process hands out what is due and works it off; a shipment is
 * claimed by one of them, and comes up again when its claimer dies.
 */
export function createSyncQueue(jobs: PgBoss, sync: SyncService) {
  // Each source at its own pace, so that a slow one holds up no other.
  const rounds = sync.adapters.map((adapter) => repeat(() => handOutDue(adapter)));
  return {
    async start(): Promise<void> {
      await jobs.createQueue(QUEUE, { retryLimit: 3, retryDelay: 5, expireInSeconds: 120 });
      await jobs.work<SyncJob>(QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await sync.syncShipments(job.data.ids);
      });
      for (const round of rounds) round.start();
    },

    /** Stops handing out work and waits for the current round; running jobs are left to pg-boss. */
    async stop(): Promise<void> {
      await Promise.all(rounds.map(({ stop }) => stop()));
    },
  };

  /** Whether more may be due than one round hands out; a source with a pace gets a batch a round. */
  async function handOutDue({ dataSource, findRoom }: CarrierAdapter): Promise<boolean> {
    const room = findRoom ? await findRoom() : BATCH;
    const ids = room > 0 ? await sync.claimDue(room, [dataSource]) : [];
    if (ids.length > 0) await jobs.send(QUEUE, { ids } satisfies SyncJob);
    return !findRoom && ids.length === BATCH;
  }
}
