import type { Owner } from '../../owner.ts';
import type { TaskFiles } from './taskFiles.ts';
import type { InputRow } from './taskKind.ts';
import type { TaskService } from './taskService.ts';
import type { TaskRecord } from './taskTable.ts';

export type StartedBulk =
  | { kind: 'started'; task: TaskRecord }
  | { kind: 'tooMany' }
  | { kind: 'grown'; count: number };

interface Wanted {
  params: { action: string };
  requestId: string;
  /** The count shown to the customer. */
  previewed: number | undefined;
  /** Headings of the rows. */
  columns: string[];
  choose: () => Promise<{ count: number; rows: Iterable<InputRow> }>;
}

/** The selection is fixed now: rows added later are not worked on. */
export async function startOfRows(
  { tasks, files }: { tasks: TaskService; files: TaskFiles },
  owner: Owner,
  { params, requestId, previewed, columns, choose }: Wanted,
): Promise<StartedBulk> {
  // Sent again after a lost answer: by now the filter may find others.
  const known = await tasks.findRequested(owner, requestId);
  if (known) return { kind: 'started', task: known };
  const { count, rows } = await choose();
  if (previewed !== undefined && count > previewed) return { kind: 'grown', count };
  const task = { type: 'bulk', name: '', params, requestId } as const;
  const started = await tasks.start(owner, task, async (transaction, { id: taskId, expireTime }) => {
    const file = { role: 'input', name: `${params.action}.csv`, columns, taskId, expireTime } as const;
    await files.createOfRows(transaction, owner, file, rows);
    return count;
  });
  return started ? { kind: 'started', task: started } : { kind: 'tooMany' };
}

export function* inputRows<Item>(items: readonly Item[], cellsOf: (item: Item) => string[]): Generator<InputRow> {
  for (const [index, item] of items.entries()) yield { row: index + 1, cells: cellsOf(item) };
}
