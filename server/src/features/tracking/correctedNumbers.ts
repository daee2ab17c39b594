import type {
  AcceptedNumber,
  BatchAnswer,
  CarrierChangeItem,
  ChangedCarrier,
  NumberItem,
} from '@tracking-console/contract/api/tracking';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { Owner } from '../../owner.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { CORRECTION_ERRORS, eachInTurn } from './eachInTurn.ts';
import { lastMileFault } from './lastMile.ts';

export async function changeCarrier(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly CarrierChangeItem[],
): Promise<BatchAnswer<ChangedCarrier>> {
  return eachInTurn(items, async (item) => {
    const registered = await shipments.registration.findByNumbers(owner, [normalizeNumber(item.number)]);
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
    if (lastMileFault(first, second) === -18010016) return -18010016;
    const changed = await shipments.corrections.changeCarrier(owner, shipment.id, { first, second });
    if (changed.kind !== 'done') return CORRECTION_ERRORS[changed.kind];
    return {
      number: shipment.number,
      carrier_old: shipment.carrier,
      carrier_new: changed.shipment.carrier,
      final_carrier_old: shipment.finalCarrier,
      final_carrier_new: changed.shipment.finalCarrier,
    };
  });
}

export async function retrack(
  shipments: ShipmentService,
  owner: Owner,
  items: readonly NumberItem[],
): Promise<BatchAnswer<AcceptedNumber>> {
  return eachInTurn(items, async ({ number, carrier }) => {
    const registered = await shipments.registration.findByNumbers(owner, [normalizeNumber(number)]);
    const shipment = registered.find((one) => [0, one.carrier].includes(Number(carrier ?? 0)));
    if (!shipment) return -18019902;
    if (shipment.trackingStatus === 'Tracking') return -18019904;
    const again = await shipments.corrections.retrack(owner, shipment.id);
    if (again.kind !== 'done') return CORRECTION_ERRORS[again.kind];
    return { number: shipment.number, carrier: shipment.carrier };
  });
}
