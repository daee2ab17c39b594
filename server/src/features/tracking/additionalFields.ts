import { AdditionalFields as Schema } from '@tracking-console/contract/api/trackFields';
import type { AdditionalFields } from '../shipments/model/shipmentColumns.ts';

/** The details for carriers among the fields of an item. */
export function pickAdditional(item: AdditionalFields): AdditionalFields {
  return Object.fromEntries(Object.entries(item).filter(([name]) => Object.hasOwn(Schema, name)));
}
