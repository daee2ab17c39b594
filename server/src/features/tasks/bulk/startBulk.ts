import type { StartBulk } from '@tracking-console/contract/tasks';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import type { Owner } from '../../shipments/shipmentTable.ts';
import { chosenIds, idRows } from '../chosenShipments.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { BULK_COLUMNS, type BulkParams } from './bulkKind.ts';

interface Parts {
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
}

export async function startBulk(
  { tasks, files, shipments }: Parts,
  owner: Owner,
  { work, choice, request_id, language }: Omit<StartBulk, 'scope'> & { language: string },
) {
  const ids = await chosenIds(shipments, owner, choice);
  const task = {
    type: 'bulk',
    name: '',
    params: { ...work, language } satisfies BulkParams,
    requestId: request_id,
  } as const;
  return tasks.start(owner, task, async (transaction, { id: taskId, expireTime }) => {
    const name = `${work.action}.csv`;
    const file = { role: 'input', name, columns: BULK_COLUMNS, taskId, expireTime } as const;
    await files.createOfRows(transaction, owner, file, idRows(ids));
    return ids.length;
  });
}
