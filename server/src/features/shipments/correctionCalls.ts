import { CORRECTION_CODES } from '@tracking-console/contract/shipments/correctionConstants';
import type { CORRECTION_METHODS } from '@tracking-console/contract/shipments/corrections';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { BuyerCalls } from '../../http/calls/buyerCall.ts';
import { changedMeanwhile } from '../../http/calls/changedMeanwhile.ts';
import { success } from '../../http/calls/legacyCall.ts';
import { type Refusal, refuse } from '../../http/calls/refusal.ts';
import { NO_CARRIER } from '../carriers/carriers.ts';
import type { Correction, Refusal as Why } from './corrections.ts';
import { toShipmentRow } from './shipmentRow.ts';
import type { ShipmentService } from './shipmentService.ts';

/** The buyer's calls that correct a shipment, by the method's name on the wire. */
export const CORRECTION_CALLS: BuyerCalls<typeof CORRECTION_METHODS, { shipments: ShipmentService }> = {
  async SetTrackCarrier({ TrackInfoId, FirstCarrier, SecondCarrier = NO_CARRIER, Base }, { owner, shipments, now }) {
    const carriers = { first: FirstCarrier, second: SecondCarrier };
    const base = Base ? { first: Base.FirstCarrier, second: Base.SecondCarrier } : {};
    return answer(await shipments.corrections.changeCarrier(owner, Number(TrackInfoId), carriers, base), now);
  },

  async SetTrackFields({ TrackInfoId, Fields, Base = {} }, { owner, shipments, now }) {
    return answer(await shipments.corrections.setFields(owner, Number(TrackInfoId), Fields, Base), now);
  },

  async RetrackTrackNo({ TrackInfoId }, { owner, shipments, now }) {
    return answer(await shipments.corrections.retrack(owner, Number(TrackInfoId)), now);
  },
};

const REFUSALS: Record<Exclude<Why, 'changedMeanwhile'>, Refusal> = {
  notFound: refuse(SHIPMENT_CODES.notFound, 'There is no such shipment.'),
  unknownCarrier: refuse(SHIPMENT_CODES.unknownCarrier, 'There is no such carrier.'),
  overQuota: refuse(SHIPMENT_CODES.overQuota, 'The tracking quota is used up.'),
  secondAlone: refuse(CORRECTION_CODES.secondAlone, 'A second carrier needs a first one.'),
  otherExists: refuse(CORRECTION_CODES.otherExists, 'You track this number under that carrier already.'),
  notFollowed: refuse(CORRECTION_CODES.notFollowed, 'The shipment is not followed.'),
  notAskedYet: refuse(CORRECTION_CODES.notAskedYet, 'The present carrier has not been asked yet.'),
  noChangeLeft: refuse(CORRECTION_CODES.noChangeLeft, 'The carrier was changed five times already.'),
  alreadyFound: refuse(CORRECTION_CODES.alreadyFound, 'The carrier knows the shipment already.'),
  noRetrackLeft: refuse(CORRECTION_CODES.noRetrackLeft, 'It is followed, or was followed again before.'),
};

function answer(correction: Correction, now: Date) {
  if (!('shipment' in correction)) return REFUSALS[correction.kind];
  const row = toShipmentRow(correction.shipment, now);
  return correction.kind === 'done' ? success(row) : changedMeanwhile(row);
}
