import type { Database, Transaction } from '../../../database.ts';
import { asc, eq } from '../../../drizzle.ts';
import type { Owner } from '../../../owner.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { InputRow } from '../taskKind.ts';
import type { TaskService } from '../taskService.ts';
import { ACCOUNT_ROW } from './accountKind.ts';

interface Parts {
  db: Database;
  tasks: TaskService;
  files: TaskFiles;
  now: () => Date;
}

/** Everything that is kept of a customer, of both identities, in one file. */
export async function startAccountExport({ db, tasks, files, now }: Parts, owner: Owner, requestId: string) {
  const ids = await listIds(db, owner.gid);
  const name = `account-${now().toISOString().slice(0, 10)}.json`;
  const task = { type: 'account', name, params: {}, requestId } as const;
  return tasks.start(owner, task, async (transaction, { id: taskId, expireTime }) => {
    await files.createOfRows(transaction, owner, { role: 'input', name, taskId, expireTime }, inputRows(ids));
    return ids.length + 1;
  });
}

async function listIds(reader: Database | Transaction, gid: string): Promise<number[]> {
  const rows = await reader
    .select({ id: shipments.id })
    .from(shipments)
    .where(eq(shipments.ownerGid, gid))
    .orderBy(asc(shipments.id));
  return rows.map(({ id }) => id);
}

function* inputRows(ids: readonly number[]): Generator<InputRow> {
  yield { row: 1, cells: [ACCOUNT_ROW] };
  for (const [index, id] of ids.entries()) yield { row: index + 2, cells: [String(id)] };
}
