import type { ShipmentRecord } from '../shipments/model/shipmentTable.ts';

/** A shipment as it was, and as it stands now. */
export interface Development {
  shipment: ShipmentRecord;
  standing: Pick<
    ShipmentRecord,
    'packageStatus' | 'subStatus' | 'latestEvent' | 'latestEventTime' | 'finalCarrier' | 'recipientCountry'
  >;
}
