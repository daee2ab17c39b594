import type { PgBoss } from 'pg-boss';
import { repeat } from '../../rounds.ts';
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
  const rounds = repeat(handOutDue);
  return {
    async start(): Promise<void> {
      await jobs.createQueue(QUEUE, { retryLimit: 3, retryDelay: 5, expireInSeconds: 120 });
      await jobs.work<SyncJob>(QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await sync.syncShipments(job.data.ids);
      });
      rounds.start();
    },

    /** Stops handing out work and waits for the current round; running jobs are left to pg-boss. */
    stop: rounds.stop,
  };

  /** Whether more may be due than one round hands out. */
  async function handOutDue(): Promise<boolean> {
    const ids = await sync.claimDue(BATCH);
    if (ids.length > 0) await jobs.send(QUEUE, { ids } satisfies SyncJob);
    return ids.length === BATCH;
  }
}
