import { isUnderWay, type TaskStatus, type TaskType } from '@tracking-console/contract/tasks/taskConstants';
import { MAX_LOG_ENTRIES } from '@tracking-console/contract/tasks/tasks';
import type { Database, Transaction } from '../../database.ts';
import { and, count, desc, eq, gte, inArray, lte, type SQL } from '../../drizzle.ts';
import type { Owner } from '../../owner.ts';
import { canDuplicate } from './duplicable.ts';
import type { TaskFiles } from './taskFiles.ts';
import type { FaultyRow, InputRow } from './taskKind.ts';
import { type TaskFileRecord, type TaskLogRecord, type TaskRecord, taskLog, tasks } from './taskTable.ts';
import { canUndo, undoRequest } from './undoable.ts';

export interface TaskWithFiles {
  task: TaskRecord;
  files: TaskFileRecord[];
  canUndo: boolean;
  canRetry: boolean;
  canDuplicate: boolean;
}

export interface TaskQuery {
  /** The customer's identities to include. */
  scopes: readonly Owner['scope'][];
  type?: TaskType | undefined;
  status?: TaskStatus | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  page: number;
  size: number;
}

const FAILURES_SHOWN = 100;

/** The columns read of tasks. */
export function createTaskFinder({ db, now, files }: { db: Database; now: () => Date; files: TaskFiles }) {
  return {
    rowsOf,

    async list(gid: string, { scopes, type, status, from, to, page, size }: TaskQuery) {
      const wanted = and(
        eq(tasks.gid, gid),
        inArray(tasks.scope, [...scopes]),
        type && eq(tasks.type, type),
        status && eq(tasks.status, status),
        from && gte(tasks.createTime, from),
        to && lte(tasks.createTime, to),
      );
      const [found, [counted]] = await Promise.all([
        db
          .select()
          .from(tasks)
          .where(wanted)
          .orderBy(desc(tasks.id))
          .limit(size)
          .offset((page - 1) * size),
        db.select({ total: count() }).from(tasks).where(wanted),
      ]);
      return { rows: await completed(gid, found), total: counted?.total ?? 0 };
    },

    async find(owner: Owner, id: number): Promise<TaskWithFiles | null> {
      const found = await db.select().from(tasks).where(ownTask(owner, id));
      const [complete] = await completed(owner.gid, found);
      return complete ?? null;
    },

    async findRequested(owner: Owner, requestId: string): Promise<TaskRecord | undefined> {
      const [task] = await db
        .select()
        .from(tasks)
        .where(and(isOwnedBy(owner), eq(tasks.requestId, requestId)));
      return task;
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

    /** Newest first. */
    listLog: ({ task }: TaskWithFiles): Promise<TaskLogRecord[]> =>
      db.select().from(taskLog).where(eq(taskLog.taskId, task.id)).orderBy(desc(taskLog.id)).limit(MAX_LOG_ENTRIES),
  };

  /** Adds their files, and what can be done with each. */
  async function completed(gid: string, found: TaskRecord[]): Promise<TaskWithFiles[]> {
    const ids = found.map(({ id }) => id);
    const followed = found.flatMap((task) => [undoRequest(task.id), retryRequest(task.id)]);
    const [own, requested] = await Promise.all([files.find(db, ids), listRequested(gid, followed)]);
    return found.map((task) => {
      const isMade = (requestId: string) =>
        requested.some((made) => made.scope === task.scope && made.requestId === requestId);
      return {
        task,
        files: own.filter(({ taskId }) => taskId === task.id),
        canUndo: canUndo(task, now()) && !isMade(undoRequest(task.id)),
        canRetry: isLeft(task) && !isMade(retryRequest(task.id)),
        canDuplicate: canDuplicate(task),
      };
    });
  }

  /** Which of these requests have been made. */
  async function listRequested(gid: string, requestIds: string[]) {
    if (requestIds.length === 0) return [];
    return db
      .select({ scope: tasks.scope, requestId: tasks.requestId })
      .from(tasks)
      .where(and(eq(tasks.gid, gid), inArray(tasks.requestId, requestIds)));
  }

  async function* rowsOf<Row extends InputRow>(
    own: readonly TaskFileRecord[],
    role: TaskFileRecord['role'],
    from = 0,
    reader: Database | Transaction = db,
  ): AsyncGenerator<Row[]> {
    const file = own.find((one) => one.role === role);
    if (!file) return;
    for await (const chunk of files.readChunks(file.id, from, reader)) yield JSON.parse(chunk.toString()) as Row[];
  }
}

/** A task is retried once; failures after that belong to the retry. */
export const retryRequest = (id: number) => `retry-${id}`;

/** Whether it has ended with rows that were not done. */
export function isLeft({ status, failed, done, total }: TaskRecord): boolean {
  return !isUnderWay(status) && (failed > 0 || done < total);
}

export function isOwnedBy({ gid, scope }: Owner): SQL | undefined {
  return and(eq(tasks.gid, gid), eq(tasks.scope, scope));
}

export function ownTask(owner: Owner, id: number): SQL | undefined {
  return and(isOwnedBy(owner), eq(tasks.id, id));
}
