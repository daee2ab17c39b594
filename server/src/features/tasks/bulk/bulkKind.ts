import type { BulkAction, BulkWork, RowFault } from '@tracking-console/contract/tasks/tasks';
import { DEFAULT_LANGUAGE } from '@tracking-console/contract/values/languages';
import type { Owner } from '../../../owner.ts';
import type { Sealer } from '../../../sealing.ts';
import { createSharingService, type SharedShipment, type SharingService } from '../../sharing/sharingService.ts';
import type { Change } from '../../shipments/changes.ts';
import type { Carriers } from '../../shipments/corrections.ts';
import { numbersOf } from '../../shipments/pages.ts';
import type { ShipmentService, ShipmentsIn } from '../../shipments/shipmentService.ts';
import type { FaultyRow, TaskKind } from '../taskKind.ts';
import { writeLinks } from './writeLinks.ts';

/** The changed and the failed shipments, and the result. */
type Outcome = Change & { refused?: number[]; full?: number[]; links?: SharedShipment[] };
type BulkServices = ShipmentService & Pick<SharingService, 'shareAll'>;
type Handler<Work> = (services: BulkServices, owner: Owner, ids: number[], work: Work) => Promise<Outcome>;
/** The parameters of the task: what to do, and the language of a file it writes. */
export type BulkParams = BulkWork & { language?: string };

/** The work of a bulk task on a batch of shipments; a new action adds its line here and in contract's BulkWork. */
const HANDLERS: { [Action in BulkAction]: Handler<Extract<BulkWork, { action: Action }>> } = {
  archive: (shipments, owner, ids) => shipments.changes.archive(owner, ids),
  activate: (shipments, owner, ids) => shipments.changes.activate(owner, ids),
  delete: (shipments, owner, ids) => shipments.changes.remove(owner, ids),
  restore: (shipments, owner, ids) => shipments.changes.restore(owner, ids),
  setTag: (shipments, owner, ids, { tag }) => shipments.changes.setTagType(owner, ids, tag),
  setRemark: (shipments, owner, ids, { remark }) => shipments.changes.setRemarks(owner, ids, remark.trim()),
  setCarrier,
  async share({ shareAll }, owner, ids) {
    const { shared: links, full } = await shareAll(owner, ids);
    return { ids: links.map(({ id }) => id), overQuota: [], full, links };
  },
  async refresh(shipments, owner, ids) {
    const asked = await shipments.refreshing.refreshSome(owner, ids);
    return { ids: asked, overQuota: [], refused: ids.filter((id) => !asked.includes(id)) };
  },
};

/** Headings of a bulk task's rows; the number is written if a row fails. */
export const BULK_COLUMNS = ['id', 'number'];

interface Surroundings {
  now: () => Date;
  shipmentsIn: ShipmentsIn;
  sealer: Sealer;
  /** The console's own, for links. */
  origin: string;
}

export function createBulkKind({ now, shipmentsIn, sealer, origin }: Surroundings): TaskKind {
  return {
    type: 'bulk',
    async work({ owner, params, rows, isFirst, transaction }) {
      const { language = DEFAULT_LANGUAGE, ...work } = params as BulkParams; // as the call was checked
      const shipments = shipmentsIn(transaction);
      const ids = rows.map(({ cells }) => Number(cells[0]));
      const { shareAll } = createSharingService({ db: transaction, now, sealer, details: shipments.details });
      const change = await handlerOf(work)({ ...shipments, shareAll }, owner, ids, work);
      const done = new Set(change.ids);
      const faulty = rows.filter(({ cells }) => !done.has(Number(cells[0])));
      const numbers = await numbersOf(
        transaction,
        owner,
        faulty.map(({ cells }) => Number(cells[0])),
      );
      const faults = faulty.map(({ row, cells: [id = ''] }): FaultyRow => {
        return { row, cells: [id, numbers.get(Number(id)) ?? ''], fault: faultOf(Number(id), change) };
      });
      return { faults, ...(change.links && { result: writeLinks(change.links, { origin, language }, isFirst) }) };
    },
  };
}

function faultOf(id: number, { overQuota, refused = [], full = [] }: Outcome): RowFault {
  if (full.includes(id)) return 'manyLinks';
  if (overQuota.includes(id)) return 'overQuota';
  return refused.includes(id) ? 'notPossible' : 'gone';
}

/** One by one, as each may have its own reason to keep its carrier. */
async function setCarrier(shipments: ShipmentService, owner: Owner, ids: number[], carriers: Carriers) {
  const outcome = { ids: [] as number[], overQuota: [], refused: [] as number[] };
  for (const id of ids) {
    const { kind } = await shipments.corrections.changeCarrier(owner, id, carriers);
    if (kind === 'done') outcome.ids.push(id);
    else if (kind !== 'notFound') outcome.refused.push(id);
  }
  return outcome;
}

function handlerOf(work: BulkWork): Handler<BulkWork> {
  return HANDLERS[work.action] as Handler<BulkWork>; // each handler gets the work its own action names
}
