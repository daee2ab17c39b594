import type { TrackAction, TrackWork } from '@tracking-console/contract/api/trackBulk';
import type { NumberItem } from '@tracking-console/contract/api/tracking';
import type { Owner } from '../../../owner.ts';
import type { ShipmentService, ShipmentsIn } from '../../shipments/shipmentService.ts';
import { changeInfo } from '../../tracking/changedInfo.ts';
import { changeCarrier, retrack } from '../../tracking/correctedNumbers.ts';
import { deleteTrack, pushTrack, stopTrack } from '../../tracking/registeredNumbers.ts';
import { createPushService } from '../../webhooks/pushService.ts';
import { itemOf, type RowsAnswer, refusedRows } from '../refusedRows.ts';
import type { TaskKind } from '../taskKind.ts';
import { type FileUpdate, workUpdates } from './workUpdates.ts';

/** Headings of the rows. */
export const TRACK_COLUMNS = ['number', 'carrier'];

/** The handlers' context: services of the batch's own transaction. */
interface Services {
  shipments: ShipmentService;
  pushes: ReturnType<typeof createPushService>;
}
type Item = Required<Pick<NumberItem, 'number'>> & { carrier: number };
type Handler<Work> = (services: Services, owner: Owner, items: Item[], work: Work) => Promise<RowsAnswer>;

/** The public API's own calls; a further action adds its line here and in contract's TrackWork. */
const HANDLERS: { [Action in TrackAction]: Handler<Extract<TrackWork, { action: Action }>> } = {
  stoptrack: ({ shipments }, owner, items) => stopTrack(shipments, owner, items),
  retrack: ({ shipments }, owner, items) => retrack(shipments, owner, items),
  deletetrack: ({ shipments }, owner, items) => deleteTrack(shipments, owner, items),
  push: (services, owner, items) => pushTrack(services, owner, items),
  changecarrier: ({ shipments }, owner, items, { action: _, ...change }) =>
    changeCarrier(
      shipments,
      owner,
      items.map(({ number, carrier }) => ({ number, carrier_old: carrier, ...change })),
    ),
  changeinfo: ({ shipments }, owner, items, { action: _, ...changes }) =>
    changeInfo(
      shipments,
      owner,
      items.map((item) => ({ ...item, items: changes })),
    ),
};

interface Surroundings {
  now: () => Date;
  shipmentsIn: ShipmentsIn;
}

/** Works on registered numbers as the public API does; what it refuses is a failed row with its code. */
export function createTrackBulkKind({ now, shipmentsIn }: Surroundings): Pick<TaskKind, 'work'> {
  return {
    async work(batch) {
      const { owner, params, rows, transaction } = batch;
      const work = params as TrackWork | FileUpdate; // as the call was checked
      const services = { shipments: shipmentsIn(transaction), pushes: createPushService(transaction, now) };
      if (work.action === 'updateByFile') return { faults: await workUpdates(services.shipments, batch, work.mapping) };
      const items = rows.map(itemOf);
      const answer = await handlerOf(work)(services, owner, items, work);
      return { faults: refusedRows(rows, answer) };
    },
  };
}

function handlerOf(work: TrackWork): Handler<TrackWork> {
  return HANDLERS[work.action] as Handler<TrackWork>; // each handler gets the work its own action names
}
