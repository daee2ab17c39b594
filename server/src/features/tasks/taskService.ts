import type { TaskStatus, TaskType } from '@tracking-console/contract/tasks/taskConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import { advisoryLock } from '../../advisoryLock.ts';
import type { Database, Transaction } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { and, eq, inArray, lt, TransactionRollbackError } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { createTaskFinder, isLeft, isOwnedBy, ownTask, retryRequest, type TaskWithFiles } from './findTasks.ts';
import { publishTask } from './publishTask.ts';
import { FILE_BATCH, type TaskFiles } from './taskFiles.ts';
import type { InputRow } from './taskKind.ts';
import { type TaskRecord, tasks } from './taskTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  files: TaskFiles;
}

export interface NewTask {
  type: TaskType;
  name: string;
  params: object;
  requestId: string;
  source?: TaskRecord['source'];
}

/** Writes a task's input for the transaction that makes the task; answers with its number of rows. */
export type WriteInput = (transaction: Transaction, task: TaskRecord) => Promise<number>;

export type TaskService = ReturnType<typeof createTaskService>;

const RETENTION_MS = 7 * DAY;
/** Tasks of one owner that may be under way at a time. */
const MAX_RUNNING = 10;

export function createTaskService({ db, now, files }: Surroundings) {
  const finder = createTaskFinder({ db, now, files });
  const { find, findRequested, rowsOf } = finder;
  const expireTime = () => new Date(now().getTime() + RETENTION_MS);
  return {
    ...finder,
    start,

    /** Repeats rows that failed or were not reached; null if there are none, or none yet. */
    async retry(owner: Owner, id: number): Promise<TaskRecord | null> {
      const found = await find(owner, id);
      if (!found || !isLeft(found.task)) return null;
      const { type, name, params } = found.task;
      const again = { type, name, params: params as object, requestId: retryRequest(id) };
      return start(owner, again, async (transaction, task) => {
        const input = found.files.find(({ role }) => role === 'input');
        const file = { role: 'input', name, taskId: task.id, expireTime: task.expireTime } as const;
        const rows = { ...file, name: input?.name ?? name, columns: input?.columns ?? [] };
        await files.createOfRows(transaction, owner, rows, leftOf(transaction, found));
        const { total, done, failed } = found.task;
        return writesOneFile(found.task) ? total : failed + total - done;
      });
    },

    /** Stops a task after the current batch; finished rows stay done. */
    async cancel(owner: Owner, id: number): Promise<TaskRecord | null> {
      const open = and(ownTask(owner, id), inArray(tasks.status, UNDER_WAY));
      const cancelled = { status: 'Cancelled', endTime: now(), leaseUntil: null } as const;
      return db.transaction(async (transaction) => {
        const [task] = await transaction.update(tasks).set(cancelled).where(open).returning();
        if (task) await publishTask(transaction, task);
        return task ?? null;
      });
    },

    /** Deletes an ended task and its files. */
    async remove(owner: Owner, id: number): Promise<boolean> {
      const ended = and(ownTask(owner, id), inArray(tasks.status, ENDED));
      return db.transaction(async (transaction) => {
        const [removed] = await transaction.delete(tasks).where(ended).returning();
        if (removed) await publishTask(transaction, removed);
        return removed !== undefined;
      });
    },

    async deleteExpired(): Promise<number> {
      const expired = and(lt(tasks.expireTime, now()), inArray(tasks.status, ENDED));
      return (await deleteInBatches(db, tasks, expired, FILE_BATCH)) + (await files.deleteForgottenUploads(now()));
    },
  };

  /** Starts a task, or finds the one the same request has started; null: too many are under way. */
  async function start(owner: Owner, wanted: NewTask, writeInput: WriteInput): Promise<TaskRecord | null> {
    const known = await findRequested(owner, wanted.requestId);
    if (known) return known;
    const isRoom = (await countUnderWay(db, owner)) < MAX_RUNNING;
    const started = isRoom ? await create(owner, wanted, writeInput).catch(refusal) : null;
    return started ?? (await findRequested(owner, wanted.requestId)) ?? null;
  }

  /**
   * Null if the same request makes one at the same time.
   * @throws TransactionRollbackError if other tasks have taken the room meanwhile
   */
  async function create(owner: Owner, { source = 'UI', ...given }: NewTask, writeInput: WriteInput) {
    return db.transaction(async (transaction) => {
      const times = { createTime: now(), expireTime: expireTime() };
      const values = { gid: owner.gid, scope: owner.scope, ...given, source, total: 0, ...times };
      const [task] = await transaction.insert(tasks).values(values).onConflictDoNothing().returning();
      if (!task) return null;
      const total = await writeInput(transaction, task);
      const ready = { total, leaseUntil: now() };
      const [complete] = await transaction.update(tasks).set(ready).where(eq(tasks.id, task.id)).returning();
      // Not before the input is written, which may take long.
      await advisoryLock(transaction, 'tasks', `${owner.scope} ${owner.gid}`);
      if ((await countUnderWay(transaction, owner)) > MAX_RUNNING) transaction.rollback();
      await publishTask(transaction, task);
      return complete ?? null;
    });
  }

  function countUnderWay(reader: Database | Transaction, owner: Owner): Promise<number> {
    return reader.$count(tasks, and(isOwnedBy(owner), inArray(tasks.status, UNDER_WAY)));
  }

  async function* leftOf(reader: Transaction, { task, files: own }: TaskWithFiles): AsyncGenerator<InputRow> {
    for await (const rows of rowsOf(own, 'error', 0, reader)) for (const { row, cells } of rows) yield { row, cells };
    const from = writesOneFile(task) ? 0 : task.position;
    for await (const rows of rowsOf(own, 'input', from, reader)) yield* rows;
  }
}

function refusal(error: unknown): null {
  if (error instanceof TransactionRollbackError) return null;
  throw error;
}

const UNDER_WAY: TaskStatus[] = ['Queued', 'Running'];
const ENDED: TaskStatus[] = ['Succeeded', 'Partial', 'Failed', 'Cancelled'];

/** The file is only useful as a whole, so it is written again from the beginning. */
const writesOneFile = ({ type }: TaskRecord) => type === 'export' || type === 'account';
