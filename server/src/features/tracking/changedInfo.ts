import type { AcceptedNumber, BatchAnswer, InfoChangeItem } from '@tracking-console/contract/api/tracking';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Owner } from '../../owner.ts';
import type { Info } from '../shipments/corrections.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { pickAdditional } from './additionalFields.ts';
import { CORRECTION_ERRORS, eachInTurn } from './eachInTurn.ts';

export async function changeInfo(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly InfoChangeItem[],
): Promise<BatchAnswer<AcceptedNumber>> {
  return eachInTurn(items, async ({ number, carrier = 0, items: changes }) => {
    const registered = await shipments.registration.findByNumbers(owner, [normalizeNumber(number)]);
    const named = registered.filter((one) => [0, one.carrier].includes(Number(carrier)));
    const [shipment] = named;
    if (!shipment) return -18019902;
    if (named.length > 1) return -18019810;
    const info = toInfo(changes);
    if (Object.keys(info).length === 0) return -18019811;
    const changed = await shipments.corrections.setInfo(owner, shipment.id, info);
    if (changed.kind !== 'done') return CORRECTION_ERRORS[changed.kind];
    return { number: shipment.number, carrier: shipment.carrier };
  });
}

function toInfo(changes: InfoChangeItem['items']): Info {
  const additionalFields = pickAdditional(changes);
  return {
    ...(changes.tag !== undefined && { tag: changes.tag }),
    ...(changes.remark !== undefined && { remark: changes.remark }),
    ...(changes.order_no !== undefined && { orderNo: changes.order_no }),
    ...(changes.order_time !== undefined && { orderTime: changes.order_time }),
    ...(changes.lang !== undefined && { lang: changes.lang.toLowerCase() }),
    ...(changes.translation_mode !== undefined && { translationMode: changes.translation_mode }),
    ...(changes.email !== undefined && { email: changes.email }),
    ...(Object.keys(additionalFields).length > 0 && { additionalFields }),
  };
}
