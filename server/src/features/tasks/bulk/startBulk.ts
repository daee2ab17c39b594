import type { StartBulk } from '@tracking-console/contract/tasks';
import { UnreadableParameter } from '../../../http/unreadable.ts';
import type { Owner } from '../../../owner.ts';
import { findCarrier, NO_CARRIER } from '../../carriers/carriers.ts';
import type { Carriers } from '../../shipments/corrections.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { chosenIds, idRows } from '../chosenShipments.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import type { TaskRecord } from '../taskTable.ts';
import { BULK_COLUMNS, type BulkParams } from './bulkKind.ts';

interface Parts {
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
}

export type StartedBulk =
  | { kind: 'started'; task: TaskRecord }
  | { kind: 'tooMany' }
  | { kind: 'grown'; count: number };

/** The counted shipments are the ones worked on: the task stores their ids, and no others are added. */
export async function startBulk(
  { tasks, files, shipments }: Parts,
  owner: Owner,
  { work, choice, request_id, language }: Omit<StartBulk, 'scope'> & { language: string },
): Promise<StartedBulk> {
  // Sent again after a lost answer: by now the filter may find others.
  const known = await tasks.findRequested(owner, request_id);
  if (known) return { kind: 'started', task: known };
  if (work.action === 'setCarrier') checkCarriers(work);
  const ids = await chosenIds(shipments, owner, choice);
  if ('previewed' in choice && ids.length > choice.previewed) return { kind: 'grown', count: ids.length };
  const task = {
    type: 'bulk',
    name: '',
    params: { ...work, language } satisfies BulkParams,
    requestId: request_id,
  } as const;
  const started = await tasks.start(owner, task, async (transaction, { id: taskId, expireTime }) => {
    const name = `${work.action}.csv`;
    const file = { role: 'input', name, columns: BULK_COLUMNS, taskId, expireTime } as const;
    await files.createOfRows(transaction, owner, file, idRows(ids));
    return ids.length;
  });
  return started ? { kind: 'started', task: started } : { kind: 'tooMany' };
}

function checkCarriers(carriers: Carriers) {
  for (const place of ['first', 'second'] as const) {
    const key = carriers[place];
    if (key !== NO_CARRIER && !findCarrier(key))
      throw new UnreadableParameter(`work.${place}`, `there is no carrier ${key}`);
  }
}
