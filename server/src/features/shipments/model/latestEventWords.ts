import type { EventWords } from '@tracking-console/contract/shipments/eventWording';
import { findCarrier } from '../../carriers/carriers.ts';
import type { ShipmentRecord } from './shipmentTable.ts';

/**
 * The text of the latest checkpoint, for a shipment read without its legs: its current carrier wrote it in its own language.
 */
export function latestEventWords({
  latestEvent,
  carrier,
  finalCarrier,
}: Pick<ShipmentRecord, 'latestEvent' | 'carrier' | 'finalCarrier'>): EventWords {
  return {
    original: latestEvent?.description ?? '',
    originalLanguage: findCarrier(finalCarrier || carrier)?.langs[0] ?? '',
    translation: latestEvent?.description_translation ?? null,
    subStatus: latestEvent?.sub_status ?? '',
  };
}
