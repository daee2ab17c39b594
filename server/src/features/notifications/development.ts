import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';

/** A shipment before and after an update. */
export interface Development {
  shipment: ShipmentRecord;
  standing: Pick<
    ShipmentRecord,
    'packageStatus' | 'subStatus' | 'latestEvent' | 'latestEventTime' | 'finalCarrier' | 'recipientCountry'
  >;
}
