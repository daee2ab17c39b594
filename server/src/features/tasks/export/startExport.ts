import { MAX_SYNC_ROWS } from '@tracking-console/contract/tasks/taskConstants';
import type { ExportShipments } from '@tracking-console/contract/tasks/tasks';
import type { Download } from '../../../http/calls/sendFile.ts';
import type { Owner } from '../../../owner.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { chosenIds, idRows } from '../chosenShipments.ts';
import { writeWorkbook } from '../files/writeSheet.ts';
import { CSV_TYPE, XLSX_TYPE } from '../taskDownload.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { type ExportParams, exportName, writeShipments } from './exportKind.ts';

interface Parts {
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
  now: () => Date;
}

type TaskParts = Omit<Parts, 'shipments'>;

type Wanted = Omit<ExportShipments, 'scope'> & { language: string };
type FileWanted = Omit<Wanted, 'choice'> & Pick<ExportParams, 'of'>;

export async function startExport(parts: Parts, owner: Owner, wanted: Wanted) {
  return exportIds(parts, owner, await chosenIds(parts.shipments, owner, wanted.choice), wanted);
}

/** Starts the task that writes these shipments or waybills into a file; null: too many are under way. */
export async function exportIds(
  { tasks, files, now }: TaskParts,
  owner: Owner,
  ids: readonly number[],
  wanted: FileWanted,
) {
  const name = exportName(wanted, now());
  const task = { type: 'export', name, params: paramsOf(wanted), requestId: wanted.request_id } as const;
  return tasks.start(owner, task, async (transaction, { id: taskId, expireTime }) => {
    await files.createOfRows(transaction, owner, { role: 'input', name, taskId, expireTime }, idRows(ids));
    return ids.length;
  });
}

/** Writes the file at once; null if it would have too many rows. */
export async function exportNow({ shipments, now }: Parts, owner: Owner, wanted: Wanted): Promise<Download | null> {
  const ids = await chosenIds(shipments, owner, wanted.choice);
  if (ids.length > MAX_SYNC_ROWS) return null;
  const found = await shipments.listing.listByIds(owner, ids);
  const content = writeShipments(found, paramsOf(wanted), { now: now(), isFirst: true, written: 0 });
  const name = exportName(wanted, now());
  if (wanted.format === 'csv') return { name, type: CSV_TYPE, content: only(content) };
  return { name, type: XLSX_TYPE, content: writeWorkbook(only(content)) };
}

function paramsOf({ of, format, language, time_zone, time_zone_offset }: FileWanted): ExportParams {
  return { ...(of && { of }), format, language, timeZone: time_zone, timeZoneOffset: time_zone_offset };
}

async function* only(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
