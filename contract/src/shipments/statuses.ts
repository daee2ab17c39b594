/** Identities a customer can hold; each opens one console. */
export const IDENTITIES = ['BUYER', 'API'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** The identity of the other console. */
export const otherIdentity = (identity: Identity): Identity => (identity === 'BUYER' ? 'API' : 'BUYER');

export const MAIN_STATUSES = [
  'NotFound',
  'InfoReceived',
  'InTransit',
  'Expired',
  'AvailableForPickup',
  'OutForDelivery',
  'DeliveryFailure',
  'Delivered',
  'Exception',
] as const;
export type MainStatus = (typeof MAIN_STATUSES)[number];

export const SUB_STATUSES = {
  NotFound: ['NotFound_Other', 'NotFound_InvalidCode'],
  InfoReceived: ['InfoReceived'],
  InTransit: [
    'InTransit_PickedUp',
    'InTransit_Other',
    'InTransit_Departure',
    'InTransit_Arrival',
    'InTransit_CustomsProcessing',
    'InTransit_CustomsReleased',
    'InTransit_CustomsRequiringInformation',
  ],
  Expired: ['Expired_Other'],
  AvailableForPickup: ['AvailableForPickup_Other'],
  OutForDelivery: ['OutForDelivery_Other'],
  DeliveryFailure: [
    'DeliveryFailure_Other',
    'DeliveryFailure_NoBody',
    'DeliveryFailure_Security',
    'DeliveryFailure_Rejected',
    'DeliveryFailure_InvalidAddress',
  ],
  Delivered: ['Delivered_Other'],
  Exception: [
    'Exception_Other',
    'Exception_Returning',
    'Exception_Returned',
    'Exception_NoBody',
    'Exception_Security',
    'Exception_Damage',
    'Exception_Rejected',
    'Exception_Delayed',
    'Exception_Lost',
    'Exception_Destroyed',
    'Exception_Cancel',
  ],
} as const satisfies Record<MainStatus, readonly string[]>;
export type SubStatus = (typeof SUB_STATUSES)[MainStatus][number];

/** The main status of a detailed one. */
export function mainStatusOf(subStatus: SubStatus): MainStatus {
  const name = subStatus.split('_')[0];
  const main = MAIN_STATUSES.find((status) => status === name);
  if (!main) throw new RangeError(`${subStatus} belongs to no main status`);
  return main;
}

const ENDS: readonly string[] = [
  'Delivered_Other',
  'Exception_Returned',
  'Exception_Lost',
  'Exception_Destroyed',
  'Exception_Cancel',
] satisfies SubStatus[];

/** Nothing more is expected to happen. */
export const isFinal = (subStatus: string) => ENDS.includes(subStatus);

/** Why a shipment needs attention, the more pressing first. */
export const ATTENTION_REASONS = [
  'customs',
  'failedDelivery',
  'exception',
  'expired',
  'waitsForPickup',
  'quiet',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** Milestones in the order a shipment passes them. */
export const KEY_STAGES = [
  'InfoReceived',
  'PickedUp',
  'Departure',
  'Arrival',
  'AvailableForPickup',
  'OutForDelivery',
  'Delivered',
  'Returning',
  'Returned',
] as const;
export type KeyStage = (typeof KEY_STAGES)[number];

/** How urgently a shipment needs the customer's attention. */
export type AttentionLevel = 'red' | 'amber' | 'green' | 'grey';
