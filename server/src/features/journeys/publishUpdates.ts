import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../database.ts';
import { type NewLiveEvent, publishLive } from '../live/publishLive.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { Standing } from './standing.ts';

/** A shipment before and after its carrier's answer. */
export interface Development {
  shipment: ShipmentRecord;
  standing: Standing;
  /** It has checkpoints it did not have. */
  grown: boolean;
}

/** Emits to the owners which of their shipments have changed; a request to a carrier alone is no update. */
export async function publishUpdates(transaction: Transaction, developments: readonly Development[]): Promise<void> {
  const events = new Map<string, NewLiveEvent & { ids: number[] }>();
  for (const { shipment } of developments.filter(isUpdate)) {
    const { ownerGid: gid, scope, id } = shipment;
    const event = events.get(`${scope} ${gid}`) ?? { gid, scope, kind: 'shipments', ids: [] };
    event.ids.push(id);
    events.set(`${scope} ${gid}`, event);
  }
  await publishLive(transaction, [...events.values()]);
}

function isUpdate(development: Development): boolean {
  return hasUpdate(development) || isStopped(development);
}

/** Its carrier has returned something about it that was not known. */
export function hasUpdate({ shipment, standing, grown }: Development): boolean {
  return (
    grown ||
    shipment.subStatus !== standing.subStatus ||
    !isDeepStrictEqual(shipment.estimatedDelivery, standing.estimatedDelivery)
  );
}

/** Following has ended by itself. */
export function isStopped({ shipment, standing }: Development): boolean {
  return shipment.trackingStatus !== standing.trackingStatus;
}
