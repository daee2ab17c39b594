// Reads uploaded files beside the thread that answers requests, so that a large one does not block it.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { BATCH } from '../taskKind.ts';
import type { ReadOrder, ReadResult, ReadTable, WrittenChunk } from './importFile.ts';
import { readTable } from './readRows.ts';

/** Rows that are shown, and that columns are guessed by. */
const SAMPLE = 50;

// Linux counts a thread as a process of its own here; elsewhere the whole server would be meant.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', async (order: ReadOrder) => {
  const result = await readTable(order);
  const answer: ReadResult =
    result.kind === 'refused' ? result : { kind: 'read', file: { ...write(result.table), ...result.source } };
  const chunks = answer.kind === 'read' ? answer.file.chunks : [];
  // Handed over, not copied.
  parentPort?.postMessage(
    answer,
    chunks.map(({ content }) => content.buffer as ArrayBuffer), // of TextEncoder, which shares none
  );
});

function write({ columns, rows }: ReadTable) {
  const chunks: WrittenChunk[] = [];
  const encoder = new TextEncoder();
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH).map((cells, index) => ({ row: from + index + 1, cells }));
    chunks.push({ rows: some.length, content: encoder.encode(JSON.stringify(some)) });
  }
  return { columns, total: rows.length, sample: rows.slice(0, SAMPLE), chunks };
}
