import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../../database.ts';
import { createFairQueue } from '../../fairQueue.ts';
import { identityOf } from '../../owner.ts';
import type { Sealer } from '../../sealing.ts';
import type { AirChanges } from '../air/airChanges.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ShipmentService, ShipmentsIn } from '../shipments/shipmentService.ts';
import { createAccountKind } from './account/accountKind.ts';
import type { AccountPart } from './account/readAccount.ts';
import { createAirBulkKind, isAirWork } from './airBulk/airBulkKind.ts';
import { createBulkKind } from './bulk/bulkKind.ts';
import { createExportKind } from './export/exportKind.ts';
import { workHistory } from './historyExport/historyKind.ts';
import { isHistory } from './historyExport/historyParams.ts';
import { workUnsubscribed } from './historyExport/unsubscribedKind.ts';
import { createResendKind, isResend } from './historyResend/resendKind.ts';
import { createImportKind } from './import/importKind.ts';
import { createImportService } from './import/importService.ts';
import { createMappingMemory } from './import/mappingMemory.ts';
import { createThreadReader } from './reading/readInThread.ts';
import { createTaskFiles } from './taskFiles.ts';
import type { TaskKind } from './taskKind.ts';
import { createTaskMails } from './taskMails.ts';
import { createTaskQueue } from './taskQueue.ts';
import { createTaskRunner } from './taskRunner.ts';
import { createTaskService } from './taskService.ts';
import { createTrackBulkKind } from './trackBulk/trackBulkKind.ts';
import { createUpdateService } from './trackBulk/updateService.ts';

/** Requests that read a whole list, or make a file of it. */
const WHOLE_LISTS = { atOnce: 2, atOncePerKey: 1, waiting: 100, waitingPerKey: 20, patience: 15_000 };
/** Files that are made while they are sent, which takes as long as the customer's connection needs. */
const DOWNLOADS = { atOnce: 20, atOncePerKey: 2, waiting: 40, waitingPerKey: 4, patience: 15_000 };

interface Surroundings {
  db: Database;
  now: () => Date;
  jobs: PgBoss;
  shipments: ShipmentService;
  shipmentsIn: ShipmentsIn;
  /** Makes the changes part of a transaction. */
  airChangesIn: (transaction: Transaction) => AirChanges;
  sealer: Sealer;
  mailer: Mailer;
  brand: string;
  onProblem: (message: string) => void;
  /** The console's own. */
  origin: string;
  /** The parts of an account's file. */
  accountParts: Record<string, AccountPart>;
}

/** Background work; a further kind is named here. */
export function createTaskServices(surroundings: Surroundings) {
  const { db, now, jobs, shipments, onProblem, accountParts } = surroundings;
  const kinds = {
    import: createImportKind(surroundings),
    export: withHistory(createExportKind(now)),
    bulk: byIdentity({
      BUYER: createBulkKind(surroundings),
      API: byParams(createTrackBulkKind(surroundings), [
        { isIt: isAirWork, kind: createAirBulkKind(surroundings) },
        { isIt: isResend, kind: createResendKind(now) },
      ]),
    }),
    account: createAccountKind(accountParts),
  };
  const files = createTaskFiles(db);
  const tasks = createTaskService({ db, now, files });
  const importMappings = createMappingMemory(db, now);
  const readFile = createThreadReader();
  const imports = createImportService({ db, now, tasks, files, shipments, mappings: importMappings, readFile });
  const updates = createUpdateService({ db, now, tasks, files });
  const taskRunner = createTaskRunner({ db, now, files, kinds, onProblem });
  const taskMails = createTaskMails(surroundings);
  return {
    files,
    tasks,
    imports,
    updates,
    importMappings,
    taskRunner,
    taskMails,
    taskQueue: createTaskQueue(jobs, taskRunner, taskMails),
    wholeLists: createFairQueue(WHOLE_LISTS),
    downloads: createFairQueue(DOWNLOADS),
  };
}

/** Exports of shipments, or of a list of the notification pages. */
const withHistory = (shipments: TaskKind): TaskKind => ({
  type: 'export',
  isMailed: isHistory,
  work(batch) {
    if (!isHistory(batch.params)) return shipments.work(batch);
    return batch.params.content === 'history' ? workHistory(batch) : workUnsubscribed(batch);
  },
});

type Work = Pick<TaskKind, 'work'>;

/** The API console has shipments, air waybills and messages. */
const byParams = (shipments: Work, others: { isIt: (params: unknown) => boolean; kind: Work }[]): Work => ({
  work: (batch) => (others.find(({ isIt }) => isIt(batch.params))?.kind ?? shipments).work(batch),
});

/** Bulk work means other calls at each console. */
const byIdentity = (kinds: Record<Identity, Work>): TaskKind => ({
  type: 'bulk',
  work: (batch) => kinds[identityOf(batch.owner.scope)].work(batch),
});
