import type { TaskType } from '@tracking-console/contract/tasks/taskConstants';
import type { RowFault } from '@tracking-console/contract/tasks/tasks';
import type { Transaction } from '../../database.ts';
import type { Owner } from '../../owner.ts';

/** A row of a task's input; from 1, the header apart. */
export interface InputRow {
  row: number;
  cells: string[];
}

export interface FaultyRow extends InputRow {
  fault: RowFault;
  /** The code of the public API, if it refused the row. */
  code?: number;
  /** The number it is about, where that is not the first cell. */
  number?: string;
}

export interface Batch {
  owner: Owner;
  /** The parameters the kind was started with. */
  params: unknown;
  rows: readonly InputRow[];
  /** The first batch of the task. */
  isFirst: boolean;
  /** Rows the result file has already. */
  written: number;
  /** Everything the batch does happens here, together with the task's progress, or not at all. */
  transaction: Transaction;
}

export interface BatchOutcome {
  /** The rows that were not worked on. */
  faults: FaultyRow[];
  /** The content the batch adds to the result file. */
  result?: { rows: number; content: Buffer };
}

/** One kind of background work. A batch runs in one transaction: a process that dies in between leaves nothing behind. */
export interface TaskKind {
  type: TaskType;
  work(batch: Batch): Promise<BatchOutcome>;
  /** Whether its file takes so long that a mail announces it. */
  isMailed?(params: unknown): boolean;
}

/** Rows a batch works on, in one transaction. */
export const BATCH = 500;
