import type { KeyStage, SubStatus } from '@tracking-console/contract/shipments/statuses';
import type { PhraseKey } from './phrases/phrase.ts';

interface Meaning {
  subStatus: SubStatus;
  stage: KeyStage | null;
}

const onTheWay: Meaning = { subStatus: 'InTransit_Other', stage: null };
const delivered: Meaning = { subStatus: 'Delivered_Other', stage: 'Delivered' };
const pickedUp: Meaning = { subStatus: 'InTransit_PickedUp', stage: 'PickedUp' };

/** What each carrier phrase means for the shipment. */
export const MEANINGS: Readonly<Record<PhraseKey, Meaning>> = {
  labelCreated: { subStatus: 'InfoReceived', stage: 'InfoReceived' },
  cancelled: { subStatus: 'Exception_Cancel', stage: null },
  pickedUp,
  accepted: pickedUp,
  sortedAtOrigin: onTheWay,
  departedHub: onTheWay,
  arrivedHub: onTheWay,
  arrivedGateway: onTheWay,
  departedOrigin: { subStatus: 'InTransit_Departure', stage: 'Departure' },
  arrivedDestination: { subStatus: 'InTransit_Arrival', stage: 'Arrival' },
  customsProcessing: { subStatus: 'InTransit_CustomsProcessing', stage: null },
  customsPapers: { subStatus: 'InTransit_CustomsRequiringInformation', stage: null },
  customsReleased: { subStatus: 'InTransit_CustomsReleased', stage: null },
  handedOver: onTheWay,
  receivedLocally: onTheWay,
  arrivedDepot: onTheWay,
  outForDelivery: { subStatus: 'OutForDelivery_Other', stage: 'OutForDelivery' },
  deliveredToPerson: delivered,
  deliveredAtDoor: delivered,
  collected: delivered,
  nobodyHome: { subStatus: 'DeliveryFailure_NoBody', stage: null },
  addressProblem: { subStatus: 'DeliveryFailure_InvalidAddress', stage: null },
  premisesClosed: { subStatus: 'DeliveryFailure_Other', stage: null },
  securityProblem: { subStatus: 'DeliveryFailure_Security', stage: null },
  refused: { subStatus: 'DeliveryFailure_Rejected', stage: null },
  readyForPickup: { subStatus: 'AvailableForPickup_Other', stage: 'AvailableForPickup' },
  delayed: { subStatus: 'Exception_Delayed', stage: null },
  damaged: { subStatus: 'Exception_Damage', stage: null },
  lost: { subStatus: 'Exception_Lost', stage: null },
  returning: { subStatus: 'Exception_Returning', stage: 'Returning' },
  returned: { subStatus: 'Exception_Returned', stage: 'Returned' },
  irregular: { subStatus: 'Exception_Other', stage: null },
  heldForSecurity: { subStatus: 'Exception_Security', stage: null },
  unclaimed: { subStatus: 'Exception_NoBody', stage: null },
  refusedForGood: { subStatus: 'Exception_Rejected', stage: null },
  destroyed: { subStatus: 'Exception_Destroyed', stage: null },
};
