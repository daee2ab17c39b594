import type { NumberItem } from '@tracking-console/contract/api/tracking';
import type { ExportTracking } from '@tracking-console/contract/api/trackingConsole';
import { normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Owner } from '../../../owner.ts';
import type { ShipmentService } from '../../shipments/shipmentService.ts';
import { toFilter } from '../../tracking/trackListFilter.ts';
import type { TrackListService } from '../../tracking/trackListService.ts';

interface Services {
  shipments: ShipmentService;
  trackLists: TrackListService;
}

/** The ids of given numbers, or of all that the filters of the public list find; or why a filter cannot be read. */
export async function chosenTracked(
  services: Services,
  owner: Owner,
  choice: ExportTracking['choice'],
): Promise<number[] | Refusal> {
  if ('items' in choice) return idsOfItems(services, owner, choice.items);
  const conditions = toFilter(choice.filter);
  return conditions instanceof Refusal ? conditions : services.trackLists.listAllIds(owner, conditions);
}

async function idsOfItems({ shipments }: Services, owner: Owner, items: readonly NumberItem[]): Promise<number[]> {
  const carriers = new Map<string, number[]>();
  for (const { number, carrier = 0 } of items) {
    const key = normalizeNumber(number);
    carriers.set(key, [...(carriers.get(key) ?? []), Number(carrier)]);
  }
  const found = await shipments.registration.findByNumbers(owner, [...carriers.keys()]);
  const isChosen = (named: readonly number[], carrier: number) => named.includes(0) || named.includes(carrier);
  return found.filter(({ number, carrier }) => isChosen(carriers.get(number) ?? [], carrier)).map(({ id }) => id);
}
