import type { KeyStage, SubStatus } from '@tracking-console/contract/shipments/statuses';

/** The tags of AfterShip: its main statuses. */
const TAGS: Record<string, SubStatus> = {
  Pending: 'NotFound_Other',
  InfoReceived: 'InfoReceived',
  InTransit: 'InTransit_Other',
  OutForDelivery: 'OutForDelivery_Other',
  AttemptFail: 'DeliveryFailure_Other',
  Delivered: 'Delivered_Other',
  AvailableForPickup: 'AvailableForPickup_Other',
  Exception: 'Exception_Other',
  Expired: 'Expired_Other',
};

/** Its subtags, if they are more specific than the tag. */
const SUBTAGS: Record<string, SubStatus> = {
  InTransit_002: 'InTransit_PickedUp',
  InTransit_003: 'InTransit_Arrival',
  InTransit_004: 'InTransit_Arrival',
  InTransit_005: 'InTransit_CustomsReleased',
  InTransit_006: 'InTransit_CustomsProcessing',
  InTransit_007: 'InTransit_Departure',
  AttemptFail_002: 'DeliveryFailure_NoBody',
  Exception_002: 'Exception_NoBody',
  Exception_003: 'Exception_Rejected',
  Exception_004: 'Exception_Delayed',
  Exception_005: 'Exception_Delayed',
  Exception_007: 'DeliveryFailure_InvalidAddress',
  Exception_009: 'Exception_Rejected',
  Exception_010: 'Exception_Returning',
  Exception_011: 'Exception_Returned',
  Exception_012: 'Exception_Damage',
  Exception_013: 'Exception_Lost',
};

const STAGES: Partial<Record<SubStatus, KeyStage>> = {
  InfoReceived: 'InfoReceived',
  InTransit_PickedUp: 'PickedUp',
  InTransit_Departure: 'Departure',
  InTransit_Arrival: 'Arrival',
  AvailableForPickup_Other: 'AvailableForPickup',
  OutForDelivery_Other: 'OutForDelivery',
  Delivered_Other: 'Delivered',
  Exception_Returning: 'Returning',
  Exception_Returned: 'Returned',
};

export function aftershipStatus(tag = '', subtag = ''): SubStatus {
  return SUBTAGS[subtag] ?? TAGS[tag] ?? 'InTransit_Other';
}

export const stageOf = (subStatus: SubStatus): KeyStage | null => STAGES[subStatus] ?? null;
