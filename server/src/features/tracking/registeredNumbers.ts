import type {
  AcceptedNumber,
  BatchAnswer,
  NumberItem,
  RejectedItem,
  TrackInfoItem,
} from '@tracking-console/contract/api/tracking';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Refusal } from '../../http/calls/refusal.ts';
import type { Owner } from '../../owner.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { carrierOf } from './reading/readItems.ts';
import { type TrackCode, trackError, trackRefusal } from './trackErrors.ts';
import { toTrackInfoItem } from './trackInfoItem.ts';

export async function stopTrack(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly NumberItem[],
): Promise<BatchAnswer<AcceptedNumber>> {
  const { found, rejected } = await find(shipments, owner, items, ({ trackingStatus }) =>
    trackingStatus === 'Tracking' ? null : -18019906,
  );
  const { ids } = await shipments.changes.stop(owner, idsOf(found));
  return { accepted: found.filter(({ id }) => ids.includes(id)).map(toAccepted), rejected };
}

export async function deleteTrack(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly NumberItem[],
): Promise<BatchAnswer<AcceptedNumber>> {
  const { found, rejected } = await find(shipments, owner, items, () => null);
  const { ids } = await shipments.changes.remove(owner, idsOf(found));
  return { accepted: found.filter(({ id }) => ids.includes(id)).map(toAccepted), rejected };
}

export async function getTrackInfo(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly NumberItem[],
  now: Date,
): Promise<BatchAnswer<TrackInfoItem>> {
  const { found, rejected } = await find(shipments, owner, items, ({ trackTime }) => (trackTime ? null : -18019909));
  const details = await shipments.details.findDetails(owner, idsOf(found));
  return { accepted: details.map((detail) => toTrackInfoItem(detail, now)), rejected };
}

/** Sends the newest to the webhooks again. */
export async function pushTrack(
  { shipments, pushes }: { shipments: ShipmentService; pushes: Pushes },
  owner: Owner,
  items: readonly NumberItem[],
): Promise<BatchAnswer<AcceptedNumber> | Refusal> {
  const { found, rejected } = await find(shipments, owner, items, ({ trackTime }) => (trackTime ? null : -18019909));
  const pushed = await pushes.push(owner, idsOf(found));
  if (!pushed) return trackRefusal(-18010204);
  return { accepted: found.filter(({ id }) => pushed.includes(id)).map(toAccepted), rejected };
}

/** Part of the webhooks, which know the numbers' events. */
export interface Pushes {
  /** Pushes their current state; undefined: no webhook is set for updates. */
  push(owner: Owner, ids: readonly number[]): Promise<number[] | undefined>;
}

interface Found {
  found: ShipmentRecord[];
  rejected: RejectedItem[];
}

/** The shipments that items name, with any carrier if none is given; `refuse` may reject one. */
async function find(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly NumberItem[],
  refuse: (shipment: ShipmentRecord) => TrackCode | null,
): Promise<Found> {
  const registered = await shipments.registration.findByNumbers(
    owner,
    items.map(({ number }) => normalizeNumber(number)),
  );
  const found = new Map<number, ShipmentRecord>();
  const rejected: RejectedItem[] = [];
  for (const item of items) {
    const named = registered.filter((shipment) => isNamed(item, shipment));
    const usable = named.filter((shipment) => refuse(shipment) === null);
    const [first] = named;
    const code = first ? refuse(first) : -18019902;
    if (usable.length === 0 && code) {
      rejected.push({ number: item.number, ...carrierOf(item), error: trackError(code, item.number) });
    }
    for (const shipment of usable) found.set(shipment.id, shipment);
  }
  return { found: [...found.values()], rejected };
}

function isNamed({ number, carrier = 0 }: NumberItem, shipment: ShipmentRecord): boolean {
  return shipment.number === normalizeNumber(number) && [0, shipment.carrier].includes(Number(carrier));
}

function idsOf(found: readonly ShipmentRecord[]): number[] {
  return found.map(({ id }) => id);
}

function toAccepted({ number, carrier }: ShipmentRecord): AcceptedNumber {
  return { number, carrier };
}
