import type { BatchAnswer, CarrierChangeItem, NumberItem, RejectedItem } from '@tracking-console/contract/tracking';
import { normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import type { Owner } from '../../owner.ts';
import type { Refusal } from '../shipments/corrections.ts';
import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { type TrackCode, trackError } from './trackErrors.ts';

/** What each refusal of a correction is called on the wire. */
const CODES: Record<Refusal, TrackCode> = {
  notFound: -18019902,
  unknownCarrier: -18019802,
  secondAlone: -18019804,
  otherExists: -18019809,
  notFollowed: -18019806,
  notAskedYet: -18019808,
  noChangeLeft: -18019807,
  alreadyFound: -18010011,
  noRetrackLeft: -18019905,
  overQuota: -18019908,
  // What carrier_old is refused with.
  changedMeanwhile: -18019805,
};

export interface ChangedCarrier {
  number: string;
  carrier: number;
  final_carrier: number;
}

type Outcome = ShipmentRecord | TrackCode;

export async function changeCarrier(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly CarrierChangeItem[],
): Promise<BatchAnswer<ChangedCarrier>> {
  return eachInTurn(items, async (item) => {
    const registered = await shipments.findByNumbers(owner, [normalizeNumber(item.number)]);
    const { carrier_old: old, final_carrier_old: finalOld } = item;
    const named = registered.filter(({ carrier }) => old === undefined || carrier === Number(old));
    const [shipment] = named;
    if (!shipment) return registered.length > 0 ? -18019805 : -18019902;
    if (named.length > 1) return -18019801;
    if (finalOld !== undefined && Number(finalOld) !== shipment.finalCarrier) return -18019805;
    if (item.carrier_new === undefined && item.final_carrier_new === undefined) return -18019804;
    const first = Number(item.carrier_new ?? shipment.carrier);
    const second = Number(item.final_carrier_new ?? (first === shipment.carrier ? shipment.finalCarrier : 0));
    if (first === shipment.carrier && second === shipment.finalCarrier) return -18019803;
    const changed = await shipments.changeCarrier(owner, shipment.id, { first, second });
    return changed.kind === 'done' ? changed.shipment : CODES[changed.kind];
  });
}

export async function retrack(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly NumberItem[],
): Promise<BatchAnswer<ChangedCarrier>> {
  return eachInTurn(items, async ({ number, carrier }) => {
    const registered = await shipments.findByNumbers(owner, [normalizeNumber(number)]);
    const shipment = registered.find((one) => [0, one.carrier].includes(Number(carrier ?? 0)));
    if (!shipment) return -18019902;
    if (shipment.trackingStatus === 'Tracking') return -18019904;
    const again = await shipments.retrack(owner, shipment.id);
    return again.kind === 'done' ? again.shipment : CODES[again.kind];
  });
}

/** One after the other: two items may name the same number. */
async function eachInTurn<Item extends { number: string }>(
  items: readonly Item[],
  correct: (item: Item) => Promise<Outcome>,
): Promise<BatchAnswer<ChangedCarrier>> {
  const accepted: ChangedCarrier[] = [];
  const rejected: RejectedItem[] = [];
  for (const item of items) {
    const outcome = await correct(item);
    if (typeof outcome === 'number') {
      rejected.push({ number: item.number, error: trackError(outcome, item.number) });
    } else {
      accepted.push({ number: outcome.number, carrier: outcome.carrier, final_carrier: outcome.finalCarrier });
    }
  }
  return { accepted, rejected };
}
