import type { AddedTrackNos, AddTrackNo, NewTrackNo } from '@tracking-console/contract/adding';
import type { TrackingSettings } from '@tracking-console/contract/settingConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { isTrackingNumber, normalizeNumber } from '@tracking-console/contract/trackingNumbers';
import type { Owner } from '../../owner.ts';
import type { WantedShipment } from './decideRegistrations.ts';
import type { Registration } from './registration.ts';
import type { ShipmentService } from './shipmentService.ts';
import { withUsualFields } from './withUsualFields.ts';

/** Adds a buyer's numbers. Sending them again adds nothing: existing rows are skipped. */
export async function addTrackNos(
  shipments: ShipmentService,
  owner: Owner,
  rows: AddTrackNo['TrackNos'],
  settings: TrackingSettings,
): Promise<AddedTrackNos> {
  const wanted = rows.map((row) => toWanted(typeof row === 'string' ? { TrackNo: row } : row, settings));
  const wellFormed = wanted.filter(({ number }) => isTrackingNumber(number));
  const registrations = await shipments.registration.register(owner, wellFormed, 'Manual');
  const results = new Map(wellFormed.map((row, index) => [row, registrations[index]]));
  const items = wanted.map((row) => toItem(row.number, results.get(row)));
  const { free, used } = await shipments.statistics.readCapacity(owner);
  const successes = items.filter(({ ResultCode }) => ResultCode === 0).length;
  return {
    Items: items,
    CanTrackNum: free,
    UseTrackNum: used,
    SuccessNum: successes,
    ErrorNum: items.length - successes,
  };
}

function toWanted(row: NewTrackNo, settings: TrackingSettings): WantedShipment {
  const { TrackNo, Carrier, Remark, ...additionalFields } = row;
  const wanted = { number: normalizeNumber(TrackNo), remark: Remark?.trim() ?? '', additionalFields, cost: 1 };
  return withUsualFields({ ...wanted, ...(Carrier !== undefined && { carrier: Carrier }) }, settings);
}

function toItem(number: string, registration: Registration | undefined): AddedTrackNos['Items'][number] {
  const item = (ResultCode: number, id: number | null = null) => ({
    TrackInfoId: id === null ? null : String(id),
    TrackNo: number,
    ResultCode,
  });
  switch (registration?.kind) {
    case 'added':
      return item(0, registration.shipment.id);
    case 'exists':
      return item(SHIPMENT_CODES.exists, registration.shipment.id);
    case 'overQuota':
      return item(SHIPMENT_CODES.overQuota);
    case 'unknownCarrier':
    case 'undetected':
    // A buyer is never refused for it: the shipment shows what is missing.
    case 'lacksFields':
      return item(SHIPMENT_CODES.unknownCarrier);
    case undefined:
      return item(SHIPMENT_CODES.badNumber);
  }
}
