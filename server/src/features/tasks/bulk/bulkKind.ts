import type { BulkAction, BulkWork } from '@tracking-console/contract/tasks';
import type { Change } from '../../shipments/changes.ts';
import { numbersOf } from '../../shipments/pages.ts';
import type { ShipmentContext } from '../../shipments/shipmentContext.ts';
import { createShipmentService, type ShipmentService } from '../../shipments/shipmentService.ts';
import type { Owner } from '../../shipments/shipmentTable.ts';
import type { FaultyRow, TaskKind } from '../taskKind.ts';

type Deed<Work> = (shipments: ShipmentService, owner: Owner, ids: number[], work: Work) => Promise<Change>;

/** What a bulk task does with a batch of shipments; a new action adds its line here and in contract's BulkWork. */
const DEEDS: { [Action in BulkAction]: Deed<Extract<BulkWork, { action: Action }>> } = {
  archive: (shipments, owner, ids) => shipments.archive(owner, ids),
  activate: (shipments, owner, ids) => shipments.activate(owner, ids),
  delete: (shipments, owner, ids) => shipments.remove(owner, ids),
  setTag: (shipments, owner, ids, { tag }) => shipments.setTagType(owner, ids, tag),
};

/** Headings of a bulk task's rows; the number is written where a row fails. */
export const BULK_COLUMNS = ['id', 'number'];

export function createBulkKind(context: ShipmentContext): TaskKind {
  return {
    type: 'bulk',
    async work({ owner, params, rows, transaction }) {
      const work = params as BulkWork; // as the call was checked
      const shipments = createShipmentService({ ...context, db: transaction });
      const ids = rows.map(({ cells }) => Number(cells[0]));
      const change = await deedOf(work)(shipments, owner, ids, work);
      const [done, over] = [new Set(change.ids), new Set(change.overQuota)];
      const faulty = rows.filter(({ cells }) => !done.has(Number(cells[0])));
      const numbers = await numbersOf(
        transaction,
        owner,
        faulty.map(({ cells }) => Number(cells[0])),
      );
      const faults = faulty.map(({ row, cells: [id = ''] }): FaultyRow => {
        const fault = over.has(Number(id)) ? 'overQuota' : 'gone';
        return { row, cells: [id, numbers.get(Number(id)) ?? ''], fault };
      });
      return { faults };
    },
  };
}

function deedOf(work: BulkWork): Deed<BulkWork> {
  return DEEDS[work.action] as Deed<BulkWork>; // each deed gets the work its own action names
}
