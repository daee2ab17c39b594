import { CORRECTION_CODES } from '@tracking-console/contract/correctionConstants';
import type { CORRECTION_METHODS } from '@tracking-console/contract/corrections';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { ShipmentRow } from '@tracking-console/contract/shipmentRow';
import { type BuyerAnswer, type BuyerCalls, success } from '../../http/buyerCall.ts';
import { changedMeanwhile } from '../../http/changedMeanwhile.ts';
import { NO_CARRIER } from '../carriers/carriers.ts';
import type { Correction, Refusal } from './corrections.ts';
import { toShipmentRow } from './shipmentRow.ts';
import type { ShipmentService } from './shipmentService.ts';

/** The buyer's calls that set a shipment right, by the method's name on the wire. */
export const CORRECTION_CALLS: BuyerCalls<keyof typeof CORRECTION_METHODS, { shipments: ShipmentService }> = {
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

const REFUSALS: Record<Exclude<Refusal, 'changedMeanwhile'>, { Code: number; Message: string }> = {
  notFound: { Code: SHIPMENT_CODES.notFound, Message: 'There is no such shipment.' },
  unknownCarrier: { Code: SHIPMENT_CODES.unknownCarrier, Message: 'There is no such carrier.' },
  overQuota: { Code: SHIPMENT_CODES.overQuota, Message: 'The tracking quota is used up.' },
  secondAlone: { Code: CORRECTION_CODES.secondAlone, Message: 'A second carrier needs a first one.' },
  otherExists: { Code: CORRECTION_CODES.otherExists, Message: 'You track this number under that carrier already.' },
  notFollowed: { Code: CORRECTION_CODES.notFollowed, Message: 'The shipment is not followed.' },
  notAskedYet: { Code: CORRECTION_CODES.notAskedYet, Message: 'The present carrier has not been asked yet.' },
  noChangeLeft: { Code: CORRECTION_CODES.noChangeLeft, Message: 'The carrier was changed five times already.' },
  alreadyFound: { Code: CORRECTION_CODES.alreadyFound, Message: 'The carrier knows the shipment already.' },
  noRetrackLeft: { Code: CORRECTION_CODES.noRetrackLeft, Message: 'It is followed, or was followed again before.' },
};

function answer(correction: Correction, now: Date): BuyerAnswer<ShipmentRow> {
  if (!('shipment' in correction)) return REFUSALS[correction.kind];
  const row = toShipmentRow(correction.shipment, now);
  return correction.kind === 'done' ? success(row) : changedMeanwhile(row);
}
