import type { KeyStage, SubStatus } from '../shipments/statuses.ts';

/** What airlines report about a waybill (Cargo-IMP FSU), and what it means in our statuses. */
const MEANINGS = {
  BKD: ['InfoReceived', 'InfoReceived'],
  FOH: ['InTransit_PickedUp', 'PickedUp'],
  RCS: ['InTransit_PickedUp', 'PickedUp'],
  PRE: ['InTransit_Other', null],
  MAN: ['InTransit_Other', null],
  DEP: ['InTransit_Departure', 'Departure'],
  ARR: ['InTransit_Arrival', 'Arrival'],
  RCF: ['InTransit_Arrival', 'Arrival'],
  TRM: ['InTransit_Other', null],
  TFD: ['InTransit_Other', null],
  RCT: ['InTransit_Other', null],
  CRC: ['InTransit_CustomsProcessing', null],
  CCD: ['InTransit_CustomsReleased', null],
  NFD: ['AvailableForPickup_Other', 'AvailableForPickup'],
  AWD: ['AvailableForPickup_Other', 'AvailableForPickup'],
  DLV: ['Delivered_Other', 'Delivered'],
  DIS: ['Exception_Other', null],
} as const satisfies Record<string, readonly [SubStatus, KeyStage | null]>;

export type FsuCode = keyof typeof MEANINGS;
export const FSU_CODES = Object.keys(MEANINGS) as FsuCode[]; // its own keys

/** Why a discrepancy was reported: offloaded, short shipped, overcarried, missing or found cargo, damaged. */
export const DISCREPANCIES = ['OFLD', 'SSPD', 'OVCD', 'MSCA', 'FDCA', 'DMGD'] as const;
export type Discrepancy = (typeof DISCREPANCIES)[number];

const EXCEPTIONS: Partial<Record<Discrepancy, SubStatus>> = {
  OFLD: 'Exception_Delayed',
  SSPD: 'Exception_Delayed',
  OVCD: 'Exception_Delayed',
  MSCA: 'Exception_Lost',
  DMGD: 'Exception_Damage',
};

/** The status an event leaves a waybill with; the reason of a discrepancy makes it exact. */
export function airSubStatus(code: FsuCode, reason: Discrepancy | null = null): SubStatus {
  return (code === 'DIS' && reason !== null && EXCEPTIONS[reason]) || MEANINGS[code][0];
}

export const airStage = (code: FsuCode): KeyStage | null => MEANINGS[code][1];

/** A flight is late from here on; in minutes. */
export const LATE_MINUTES = 15;

export const MAX_AIR_REFERENCE = 100;
export const AIR_PAGE = 40;

export const AIR_ORDERS = ['RegisterTimeDesc', 'RegisterTimeAsc', 'UpdateTimeDesc', 'UpdateTimeAsc'] as const;
export type AirOrder = (typeof AIR_ORDERS)[number];

/** What can be done with many waybills at once. */
export const AIR_ACTIONS = ['stop', 'delete', 'push'] as const;
export type AirAction = (typeof AIR_ACTIONS)[number];

/** What a task calls it, beside what is done with shipments. */
export const AIR_WORK = { stop: 'airStop', delete: 'airDelete', push: 'airPush' } as const satisfies Record<
  AirAction,
  string
>;
export type AirWork = (typeof AIR_WORK)[AirAction];

/** Codes of refusals that are not the public API's. */
export const AIR_CODES = { noSource: -18060001 } as const;
