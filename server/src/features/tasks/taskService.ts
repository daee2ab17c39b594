import { isUnderWay, type TaskStatus, type TaskType } from '@tracking-console/contract/taskConstants';
import type { ListTasks } from '@tracking-console/contract/tasks';
import { and, count, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import { deleteInBatches } from '../../deleteInBatches.ts';
import { DAY } from '../../durations.ts';
import type { Owner } from '../../owner.ts';
import { publishTask } from './publishTask.ts';
import { FILE_BATCH, type TaskFiles } from './taskFiles.ts';
import type { FaultyRow, InputRow } from './taskKind.ts';
import { type TaskFileRecord, type TaskRecord, tasks } from './taskTable.ts';
import { canUndo, undoRequest } from './undoable.ts';

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

export interface TaskWithFiles {
  task: TaskRecord;
  files: TaskFileRecord[];
  canUndo: boolean;
}

/** Writes a task's input for the transaction that makes the task; answers with its number of rows. */
export type WriteInput = (transaction: Transaction, task: TaskRecord) => Promise<number>;

export type TaskService = ReturnType<typeof createTaskService>;

const RETENTION_MS = 7 * DAY;
/** Tasks of one owner that may be under way at a time. */
const MAX_RUNNING = 10;
const FAILURES_SHOWN = 100;

export function createTaskService({ db, now, files }: Surroundings) {
  const expireTime = () => new Date(now().getTime() + RETENTION_MS);
  return {
    findRequested,

    /** Starts a task, or finds the one the same request has started; null: too many are under way. */
    async start(owner: Owner, wanted: NewTask, writeInput: WriteInput): Promise<TaskRecord | null> {
      const known = await findRequested(owner, wanted.requestId);
      if (known) return known;
      const isRoom = (await countUnderWay(owner)) < MAX_RUNNING;
      const started = isRoom ? await create(owner, wanted, writeInput) : null;
      return started ?? (await findRequested(owner, wanted.requestId)) ?? null;
    },

    /** Repeats what failed or was not reached; null where there is nothing, or nothing yet. */
    async retry(owner: Owner, id: number): Promise<TaskRecord | null> {
      const found = await this.find(owner, id);
      if (!found || isUnderWay(found.task.status) || !isLeft(found.task)) return null;
      const { type, name, params } = found.task;
      const again = { type, name, params: params as object, requestId: `retry-${id}` };
      return this.start(owner, again, async (transaction, task) => {
        const input = found.files.find(({ role }) => role === 'input');
        const file = { role: 'input', name, taskId: task.id, expireTime: task.expireTime } as const;
        const rows = { ...file, name: input?.name ?? name, columns: input?.columns ?? [] };
        await files.createOfRows(transaction, owner, rows, leftOf(found));
        return found.task.failed + found.task.total - found.task.done;
      });
    },

    async list(owner: Owner, { page_no = 1, page_size = 20, type, status }: Omit<ListTasks, 'scope'>) {
      const wanted = and(isOwnedBy(owner), type && eq(tasks.type, type), status && eq(tasks.status, status));
      const [found, [counted]] = await Promise.all([
        db
          .select()
          .from(tasks)
          .where(wanted)
          .orderBy(desc(tasks.id))
          .limit(page_size)
          .offset((page_no - 1) * page_size),
        db.select({ total: count() }).from(tasks).where(wanted),
      ]);
      return { rows: await completed(owner, found), total: counted?.total ?? 0, page: page_no, size: page_size };
    },

    async find(owner: Owner, id: number): Promise<TaskWithFiles | null> {
      const found = await db.select().from(tasks).where(ownTask(owner, id));
      const [complete] = await completed(owner, found);
      return complete ?? null;
    },

    /** The first rows that failed. */
    async listFailures({ files: own }: TaskWithFiles): Promise<FaultyRow[]> {
      const failures: FaultyRow[] = [];
      for await (const rows of rowsOf<FaultyRow>(own, 'error')) {
        failures.push(...rows);
        if (failures.length >= FAILURES_SHOWN) break;
      }
      return failures.slice(0, FAILURES_SHOWN);
    },

    /** Stops a task after the batch in hand; what is done stays done. */
    async cancel(owner: Owner, id: number): Promise<TaskRecord | null> {
      const open = and(ownTask(owner, id), inArray(tasks.status, UNDER_WAY));
      const cancelled = { status: 'Cancelled', endTime: now(), leaseUntil: null } as const;
      return db.transaction(async (transaction) => {
        const [task] = await transaction.update(tasks).set(cancelled).where(open).returning();
        if (task) await publishTask(transaction, task);
        return task ?? null;
      });
    },

    /** Clears a task that has ended away, and its files with it. */
    async remove(owner: Owner, id: number): Promise<boolean> {
      const ended = and(ownTask(owner, id), inArray(tasks.status, ENDED));
      const removed = await db.delete(tasks).where(ended).returning({ id: tasks.id });
      return removed.length > 0;
    },

    async deleteExpired(): Promise<number> {
      const expired = and(lt(tasks.expireTime, now()), inArray(tasks.status, ENDED));
      return (await deleteInBatches(db, tasks, expired, FILE_BATCH)) + (await files.deleteForgottenUploads(now()));
    },
  };

  /** Null when the same request makes one at the same time. */
  async function create(owner: Owner, { source = 'UI', ...given }: NewTask, writeInput: WriteInput) {
    return db.transaction(async (transaction) => {
      const times = { createTime: now(), expireTime: expireTime() };
      const values = { gid: owner.gid, scope: owner.scope, ...given, source, total: 0, ...times };
      const [task] = await transaction.insert(tasks).values(values).onConflictDoNothing().returning();
      if (!task) return null;
      const total = await writeInput(transaction, task);
      const ready = { total, leaseUntil: now() };
      const [complete] = await transaction.update(tasks).set(ready).where(eq(tasks.id, task.id)).returning();
      await publishTask(transaction, task);
      return complete ?? null;
    });
  }

  async function findRequested(owner: Owner, requestId: string): Promise<TaskRecord | undefined> {
    const [task] = await db
      .select()
      .from(tasks)
      .where(and(isOwnedBy(owner), eq(tasks.requestId, requestId)));
    return task;
  }

  /** With their files, and whether each can be undone still. */
  async function completed(owner: Owner, found: TaskRecord[]): Promise<TaskWithFiles[]> {
    const ids = found.map(({ id }) => id);
    const undoable = found.filter((task) => canUndo(task, now())).map(({ id }) => undoRequest(id));
    const [own, undone] = await Promise.all([files.find(db, ids), listRequested(owner, undoable)]);
    return found.map((task) => ({
      task,
      files: own.filter(({ taskId }) => taskId === task.id),
      canUndo: canUndo(task, now()) && !undone.includes(undoRequest(task.id)),
    }));
  }

  /** Which of these requests have been made. */
  async function listRequested(owner: Owner, requestIds: string[]): Promise<string[]> {
    if (requestIds.length === 0) return [];
    const made = await db
      .select({ requestId: tasks.requestId })
      .from(tasks)
      .where(and(isOwnedBy(owner), inArray(tasks.requestId, requestIds)));
    return made.map(({ requestId }) => requestId);
  }

  async function countUnderWay(owner: Owner): Promise<number> {
    const [row] = await db
      .select({ open: count() })
      .from(tasks)
      .where(and(isOwnedBy(owner), inArray(tasks.status, UNDER_WAY)));
    return row?.open ?? 0;
  }

  async function* leftOf({ task, files: own }: TaskWithFiles): AsyncGenerator<InputRow> {
    for await (const rows of rowsOf(own, 'error')) for (const { row, cells } of rows) yield { row, cells };
    for await (const rows of rowsOf(own, 'input', task.position)) yield* rows;
  }

  async function* rowsOf<Row extends InputRow>(
    own: readonly TaskFileRecord[],
    role: TaskFileRecord['role'],
    from = 0,
  ): AsyncGenerator<Row[]> {
    const file = own.find((one) => one.role === role);
    if (!file) return;
    for await (const chunk of files.readChunks(file.id, from)) yield JSON.parse(chunk.toString()) as Row[];
  }
}

const UNDER_WAY: TaskStatus[] = ['Queued', 'Running'];
const ENDED: TaskStatus[] = ['Succeeded', 'Partial', 'Failed', 'Cancelled'];

function isLeft({ failed, done, total }: TaskRecord): boolean {
  return failed > 0 || done < total;
}

function isOwnedBy({ gid, scope }: Owner): SQL | undefined {
  return and(eq(tasks.gid, gid), eq(tasks.scope, scope));
}

function ownTask(owner: Owner, id: number): SQL | undefined {
  return and(isOwnedBy(owner), eq(tasks.id, id));
}
