import type { ADDING_METHODS, AddedTrackNos, NewTrackNo } from '@tracking-console/contract/shipments/adding';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { isTrackingNumber, normalizeNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { success } from '../../http/calls/legacyCall.ts';
import type { SettingService } from '../settings/settingService.ts';
import { type WantedShipment, withFieldDefaults } from './decideRegistrations.ts';
import { detectNumbers } from './detectNumbers.ts';
import type { Registration } from './registration.ts';
import type { ShipmentService } from './shipmentService.ts';

interface Services {
  shipments: ShipmentService;
  settings: SettingService;
}

/** The buyer's calls about numbers on their way into the list, by the method's name on the wire. */
export const ADDING_CALLS: BuyerCalls<typeof ADDING_METHODS, Services> = {
  /** Sending numbers again adds nothing: existing shipments are skipped. */
  async AddTrackNo({ TrackNos }, { owner, shipments, settings }) {
    const { tracking } = await settings.read(owner);
    const wanted = TrackNos.map((row) =>
      withFieldDefaults(toWanted(typeof row === 'string' ? { TrackNo: row } : row), tracking),
    );
    const wellFormed = wanted.filter(({ number }) => isTrackingNumber(number));
    const registrations = await shipments.registration.register(owner, wellFormed, 'Manual');
    const results = new Map(wellFormed.map((row, index) => [row, registrations[index]]));
    const items = wanted.map((row) => toItem(row.number, results.get(row)));
    const { free, used } = await shipments.statistics.readCapacity(owner);
    const successes = items.filter(({ ResultCode }) => ResultCode === 0).length;
    return success({
      Items: items,
      CanTrackNum: free,
      UseTrackNum: used,
      SuccessNum: successes,
      ErrorNum: items.length - successes,
    });
  },

  async DetectCarriers({ Numbers }, { owner, shipments, settings }) {
    const { tracking } = await settings.read(owner);
    return success(await detectNumbers(shipments, owner, Numbers, tracking.destinationCountry));
  },
};

function toWanted({ TrackNo, Carrier, Remark = '', ...additionalFields }: NewTrackNo): WantedShipment {
  const wanted = { number: normalizeNumber(TrackNo), remark: Remark.trim(), additionalFields, cost: 1 };
  return Carrier === undefined ? wanted : { ...wanted, carrier: Carrier };
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
    // These two rules are the API's only: a buyer's shipment shows what is missing.
    case 'undetected':
    case 'missingFields':
      return item(SHIPMENT_CODES.unknownCarrier);
    case undefined:
      return item(SHIPMENT_CODES.badNumber);
  }
}
