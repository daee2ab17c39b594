import type { PgBoss } from 'pg-boss';
import { createDueQueue } from '../../dueQueue.ts';
import { createAirChanges } from './airChanges.ts';
import type { AirContext } from './airContext.ts';
import { createAirList } from './airList.ts';
import { createAirRegistration } from './airRegistration.ts';
import { createAirSync } from './airSync.ts';

/** Waybills a job requests at once. */
const BATCH = 50;

/** Everything about air waybills, for services.ts. */
export function createAirServices(context: AirContext, jobs: PgBoss) {
  const sync = createAirSync(context);
  return {
    air: {
      cost: context.cost,
      ...createAirRegistration(context),
      ...createAirList(context.db),
      ...createAirChanges(context),
    },
    airSync: sync,
    airQueue: createDueQueue(jobs, {
      name: 'air-sync',
      work: (ids) => sync.syncWaybills(ids),
      rounds: [
        async (send) => {
          const ids = await sync.claimDue(BATCH);
          await send(ids);
          return ids.length === BATCH;
        },
      ],
    }),
  };
}

export type AirService = ReturnType<typeof createAirServices>['air'];
