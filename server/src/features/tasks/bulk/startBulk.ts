import type { StartBulk } from '@tracking-console/contract/tasks/tasks';
import { UnreadableParameter } from '../../../http/calls/unreadable.ts';
import type { Owner } from '../../../owner.ts';
import { findCarrier, NO_CARRIER } from '../../carriers/carriers.ts';
import type { Carriers } from '../../shipments/corrections.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { chosenIds, idRows } from '../chosenShipments.ts';
import { type StartedBulk, startOfRows } from '../startOfRows.ts';
import type { TaskFiles } from '../taskFiles.ts';
import type { TaskService } from '../taskService.ts';
import { BULK_COLUMNS, type BulkParams } from './bulkKind.ts';

interface Parts {
  tasks: TaskService;
  files: TaskFiles;
  shipments: ShipmentService;
}

export async function startBulk(
  parts: Parts,
  owner: Owner,
  { work, choice, request_id: requestId, language }: Omit<StartBulk, 'scope'> & { language: string },
): Promise<StartedBulk> {
  if (work.action === 'setCarrier') checkCarriers(work);
  const params: BulkParams = { ...work, language };
  return startOfRows(parts, owner, {
    params,
    requestId,
    previewed: 'previewed' in choice ? choice.previewed : undefined,
    columns: BULK_COLUMNS,
    choose: async () => {
      const ids = await chosenIds(parts.shipments, owner, choice);
      return { count: ids.length, rows: idRows(ids) };
    },
  });
}

function checkCarriers(carriers: Carriers) {
  for (const place of ['first', 'second'] as const) {
    const key = carriers[place];
    if (key !== NO_CARRIER && !findCarrier(key))
      throw new UnreadableParameter(`work.${place}`, `there is no carrier ${key}`);
  }
}
