import { type Static, Type } from 'typebox';
import { CarrierKey, CountryCode, closed } from '../calls/schema.ts';
import { MAX_KEYWORDS } from '../notifications/ruleConstants.ts';
import { Name } from '../values/text.ts';
import { SUB_STATUSES, type SubStatus } from './statuses.ts';

/** Which shipments a rule or a flow is about; an empty list: it does not matter. */
export const SHIPMENT_FILTERS = {
  SubStatus: Type.Array(Type.Enum(Object.values(SUB_STATUSES).flat() as SubStatus[]), { maxItems: 40 }),
  Carrier: Type.Array(CarrierKey, { maxItems: 50 }),
  Destination: Type.Array(CountryCode, { maxItems: 250 }),
  /** One of them is in the latest checkpoint's words. */
  Keywords: Type.Array(Name(50), { maxItems: MAX_KEYWORDS }),
} as const;

export const ShipmentFilters = Type.Object(SHIPMENT_FILTERS, closed);
export type ShipmentFilters = Static<typeof ShipmentFilters>;
