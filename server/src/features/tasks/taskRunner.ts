import { isUnderWay, type TaskStatus, type TaskType } from '@tracking-console/contract/tasks/taskConstants';
import type { Database, Transaction } from '../../database.ts';
import { and, eq, inArray, isNotNull, lte, notInArray, or, type SQL, sql } from '../../drizzle.ts';
import { isDatabaseAway } from '../../http/errors/databaseAway.ts';
import { messageOf } from '../../http/errors/describeError.ts';
import type { Owner } from '../../owner.ts';
import { publishTask } from './publishTask.ts';
import { chunkOf, type FileRole, type TaskFiles } from './taskFiles.ts';
import type { BatchOutcome, FaultyRow, InputRow, TaskKind } from './taskKind.ts';
import { type TaskRecord, taskLog, tasks } from './taskTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  files: TaskFiles;
  kinds: Readonly<Record<TaskType, TaskKind>>;
  onProblem: (message: string) => void;
}

export type TaskRunner = ReturnType<typeof createTaskRunner>;

/** How long a task is left to the process that works on it before another takes it. */
const LEASE_MS = 15_000;
/** After this many failures in a row a batch is given up, and its task with it. */
const MAX_FAILED_ATTEMPTS = 5;
const RETRY_DELAY_MS = 2_000;

export function createTaskRunner({ db, now, files, kinds, onProblem }: Surroundings) {
  return {
    /**
     * Claims tasks that wait, or whose process has died, so that no other process takes them: one per customer.
     */
    async claimDue(limit: number): Promise<number[]> {
      const time = now();
      // The rows of an UPDATE have no order.
      const { rows } = await db.execute<{ id: string }>(sql`
        WITH due AS MATERIALIZED (SELECT ${tasks.id}, ${tasks.leaseUntil} FROM ${tasks} WHERE ${tasks.leaseUntil} <= ${time} AND NOT EXISTS (
          SELECT FROM ${tasks} AS other WHERE other.gid = ${tasks.gid} AND other.lease_until IS NOT NULL AND (
            other.lease_until > ${time} OR (other.lease_until, other.id) < (${tasks.leaseUntil}, ${tasks.id})))
        ORDER BY ${tasks.leaseUntil}, ${tasks.id} LIMIT ${limit} FOR UPDATE SKIP LOCKED),
        claimed AS (UPDATE ${tasks} SET lease_until = ${lease()} WHERE id IN (SELECT id FROM due) RETURNING id)
        SELECT id FROM due JOIN claimed USING (id) ORDER BY due.lease_until, id`);
      return rows.map(({ id }) => Number(id));
    },

    /** Works until the task has ended or `isOver`; returns whether there is more to do now. */
    async run(id: number, isOver: () => boolean): Promise<boolean> {
      while (!isOver()) {
        const goesOn = await runBatch(id).catch((error: unknown) => retryLater(id, error));
        if (!goesOn) return false;
      }
      return true;
    },

    /** Requeues an unfinished task behind the other customers' tasks. */
    release: (id: number) => moveBack(id, eq(tasks.id, id)),

    /** Queues the other waiting tasks of its customer behind those of other customers. */
    makeRoom: (id: number) => moveBack(id),

    /** Whether another customer's task waits. */
    async isAwaited(id: number): Promise<boolean> {
      const customer = db.select({ gid: tasks.gid }).from(tasks).where(eq(tasks.id, id));
      const [other] = await db
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(lte(tasks.leaseUntil, now()), notInArray(tasks.gid, customer)))
        .limit(1);
      return other !== undefined;
    },
  };

  /** All of a customer's at the same time, so that they keep their order. */
  async function moveBack(id: number, besides?: SQL): Promise<void> {
    const customer = db.select({ gid: tasks.gid }).from(tasks).where(eq(tasks.id, id));
    const waiting = and(isNotNull(tasks.leaseUntil), or(lte(tasks.leaseUntil, now()), besides));
    await db
      .update(tasks)
      .set({ leaseUntil: now() })
      .where(and(inArray(tasks.gid, customer), waiting));
  }

  /** One batch and the task's progress, both or neither. The task's row is locked: no batch runs twice. */
  async function runBatch(id: number): Promise<boolean> {
    const task = await db.transaction(async (transaction) => {
      const [locked] = await transaction.select().from(tasks).where(eq(tasks.id, id)).for('update');
      if (!locked || !isUnderWay(locked.status)) return undefined;
      const [input] = await files.find(transaction, [id], 'input');
      const rows = input && (await files.readRows(transaction, input.id, locked.position));
      return rows ? advance(transaction, locked, rows) : end(transaction, locked);
    });
    return task !== undefined && isUnderWay(task.status);
  }

  async function advance(transaction: Transaction, task: TaskRecord, rows: InputRow[]) {
    const { position, params } = task;
    const [result] = await files.find(transaction, [task.id], 'result');
    const place = { isFirst: position === 0, written: result?.rows ?? 0 };
    const batch = { owner: ownerOf(task), params, rows, ...place, transaction };
    const begun = performance.now();
    const outcome = await kinds[task.type].work(batch);
    await keep(transaction, task, outcome);
    const failed = outcome.faults.length;
    const ms = Math.round(performance.now() - begun);
    await log(transaction, task, { kind: 'batch', rows: rows.length, failed, ms });
    return update(transaction, task, {
      status: 'Running',
      position: position + 1,
      done: task.done + rows.length,
      ok: task.ok + rows.length - failed,
      failed: task.failed + failed,
      faults: withFaults(task.faults, outcome.faults),
      startTime: task.startTime ?? now(),
      leaseUntil: lease(),
      failedAttempts: 0,
    });
  }

  async function keep(transaction: Transaction, task: TaskRecord, { faults, result }: BatchOutcome) {
    if (result) await files.append(transaction, await fileOf(transaction, task, 'result'), task.position, result);
    if (faults.length === 0) return;
    await files.append(transaction, await fileOf(transaction, task, 'error'), task.position, chunkOf(faults));
  }

  /** The task's file of this role, made when it is first needed. */
  async function fileOf(transaction: Transaction, task: TaskRecord, role: FileRole): Promise<number> {
    const own = await files.find(transaction, [task.id]);
    const known = own.find((file) => file.role === role);
    if (known) return known.id;
    const { name = task.name, columns = [] } = own.find((file) => file.role === 'input') ?? {};
    return files.create(transaction, ownerOf(task), {
      role,
      name,
      columns,
      taskId: task.id,
      expireTime: task.expireTime,
    });
  }

  async function end(transaction: Transaction, task: TaskRecord) {
    const startTime = task.startTime ?? now();
    const status = outcomeOf(task);
    const mailDue = status === 'Succeeded' && kinds[task.type].isMailed?.(task.params) ? now() : null;
    return update(transaction, task, { status, startTime, endTime: now(), leaseUntil: null, mailDue });
  }

  /** A failed batch is tried again after a while, a limited number of times. */
  async function retryLater(id: number, error: unknown): Promise<boolean> {
    onProblem(`task ${id}: ${messageOf(error)}`);
    // If the database goes away, the batch did not fail.
    const counted = isDatabaseAway(error) ? 0 : 1;
    const [task] = await db
      .update(tasks)
      .set({
        failedAttempts: sql`${tasks.failedAttempts} + ${counted}`,
        leaseUntil: new Date(now().getTime() + RETRY_DELAY_MS),
      })
      .where(isOpen(id))
      .returning();
    if (task && counted > 0) await log(db, task, { kind: 'stumble' });
    if (!task || task.failedAttempts < MAX_FAILED_ATTEMPTS) return false;
    const given = { status: 'Failed', endTime: now(), leaseUntil: null } as const;
    await db.transaction((transaction) => update(transaction, task, given));
    return false;
  }

  async function log(
    writer: Database | Transaction,
    { id: taskId, position }: TaskRecord,
    entry: Pick<typeof taskLog.$inferInsert, 'kind' | 'rows' | 'failed' | 'ms'>,
  ) {
    await writer.insert(taskLog).values({ taskId, time: now(), batch: position + 1, ...entry });
  }

  async function update(transaction: Transaction, { id }: TaskRecord, values: Partial<TaskRecord>) {
    const [updated] = await transaction.update(tasks).set(values).where(isOpen(id)).returning();
    if (updated) await publishTask(transaction, updated);
    return updated;
  }

  function lease(): Date {
    return new Date(now().getTime() + LEASE_MS);
  }
}

function withFaults(counted: TaskRecord['faults'], rows: readonly FaultyRow[]): TaskRecord['faults'] {
  const sums = { ...counted };
  for (const { fault } of rows) sums[fault] = (sums[fault] ?? 0) + 1;
  return sums;
}

function isOpen(id: number) {
  return and(eq(tasks.id, id), inArray(tasks.status, ['Queued', 'Running']));
}

function outcomeOf({ ok, failed }: TaskRecord): TaskStatus {
  if (failed === 0) return 'Succeeded';
  return ok > 0 ? 'Partial' : 'Failed';
}

export function ownerOf({ gid, scope }: Pick<TaskRecord, 'gid' | 'scope'>): Owner {
  return { gid, scope };
}
