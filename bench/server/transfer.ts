// What a customer waits for when a whole list leaves or arrives as a file: the task from the request to its last batch.

import { startExport } from '../../server/src/features/tasks/export/startExport.ts';
import { openDownload } from '../../server/src/features/tasks/taskDownload.ts';
import type { Owner } from '../../server/src/owner.ts';
import type { Services } from '../../server/src/services.ts';
import type { Row } from '../report.ts';

/** As many as one file may hold. */
const MAX_IMPORTED = 50_000;
const POLL_MS = 20;

/** An export in each format, its download, and an import, on an account of so many shipments. */
export async function measureTransfers(services: Services, email: string, shipments: number): Promise<Row[]> {
  const user = await services.users.findByEmail(email);
  if (!user) throw new Error(`There is no account ${email}.`);
  const owner: Owner = { gid: user.gid, scope: 'BUYER' };
  const imported = Math.min(MAX_IMPORTED, shipments);
  return [
    ...(await measureExport(services, owner, 'csv', shipments)),
    ...(await measureExport(services, owner, 'xlsx', shipments)),
    ...(await measureImport(services, owner, imported)),
  ];
}

async function measureExport(services: Services, owner: Owner, format: 'csv' | 'xlsx', rows: number): Promise<Row[]> {
  const exported = await spend(async () => {
    const choice = { filter: {} };
    const wanted = { format, choice, time_zone_offset: 0, request_id: `bench-${format}`, language: 'en' };
    return finish(services, await startExport(services, owner, wanted));
  });
  const downloaded = await spend(async () => {
    const given = { id: exported.result, role: 'result', t: String } as const; // only error files have texts
    const download = await openDownload(services, owner, given);
    let size = 0;
    for await (const part of download?.content ?? []) size += part.byteLength;
    if (size === 0) throw new Error('The export is empty.');
  });
  return [
    ...speed(`exporting ${rows} as ${format}`, rows, exported),
    ...speed(`downloading the ${format}`, rows, downloaded),
  ];
}

async function measureImport(services: Services, owner: Owner, rows: number): Promise<Row[]> {
  const numbers = Array.from({ length: rows }, (_, index) => `TBA${700_000_000_000 + index},name ${index}`);
  const content = Buffer.from(`Tracking number,Name\n${numbers.join('\n')}\n`);
  const uploaded = await spend(async () => {
    const file = await services.imports.upload(owner, 'numbers.csv', { language: 'en' }, async () => content);
    if (typeof file === 'string') throw new Error(`The file was refused: ${file}.`);
    return file;
  });
  const { upload_id, mapping } = uploaded.result;
  const imported = await spend(async () => {
    const outcome = await services.imports.start(owner, { upload_id, mapping, request_id: 'bench-import' });
    return finish(services, outcome.kind === 'started' ? outcome.task : null);
  });
  return [...speed(`reading a file of ${rows}`, rows, uploaded), ...speed(`importing ${rows}`, rows, imported)];
}

async function finish(
  { taskRunner, tasks }: Services,
  task: { id: number; gid: string; scope: Owner['scope'] } | null,
) {
  if (!task) throw new Error('The task was refused.');
  await taskRunner.claimDue(1);
  await taskRunner.run(task.id, () => false);
  const { status } = (await tasks.find(task, task.id))?.task ?? {};
  if (status !== 'Succeeded') throw new Error(`The task ended as ${status}.`);
  return task.id;
}

interface Spent<Result> {
  result: Result;
  time: number;
  /** Bytes this process held at most beyond what it held before. */
  memory: number;
}

async function spend<Result>(work: () => Promise<Result>): Promise<Spent<Result>> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const poll = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(poll, POLL_MS);
  const begun = performance.now();
  const result = await work();
  const time = performance.now() - begun;
  clearInterval(timer);
  poll();
  return { result, time, memory: most - before };
}

const speed = (measure: string, rows: number, { time, memory }: Spent<unknown>): Row[] => [
  { measure: `${measure}, rows a second`, unit: '', ours: (1000 * rows) / time },
  { measure: `${measure}, memory`, unit: 'kB', ours: memory },
];
