import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { AddedTrackNos, DetectedNumber, NewTrackNo } from '@tracking-console/contract/shipments';
import type { TextKey } from '../../../useText.ts';
import { isNumber } from './numbersIn.ts';

/** A number that is about to be added. */
export interface DraftRow {
  number: string;
  /** What the provider makes of it; undefined while that is not known. */
  detected: DetectedNumber | undefined;
  /** The carrier the customer chose; null: to be detected. */
  carrier: number | null;
  remark: string;
  /** Why the provider did not take it. */
  refusal: number | undefined;
}

export interface Note {
  level: 'ok' | 'plain' | 'waiting' | 'warning' | 'refused';
  text: TextKey;
}

/** What the last attempt came to. */
export interface AddOutcome {
  added: number;
  refused: number;
  overQuota: number;
}

/** What a customer should know about a number before it is added, or after it was not. Nothing of it forbids adding. */
export function noteOf({ number, detected, refusal }: DraftRow): Note {
  if (refusal !== undefined) return { level: 'refused', text: refusalText(refusal) };
  if (!isNumber(number)) return { level: 'refused', text: 'shipments.add.note.badNumber' };
  if (!detected) return { level: 'waiting', text: 'shipments.add.note.checking' };
  if (detected.TrackInfoId !== null)
    return {
      level: 'warning',
      text: detected.IsArchived ? 'shipments.add.note.archived' : 'shipments.add.note.exists',
    };
  return CHECK_DIGITS[detected.CheckDigit];
}

const CHECK_DIGITS: Record<DetectedNumber['CheckDigit'], Note> = {
  valid: { level: 'ok', text: 'shipments.add.note.valid' },
  none: { level: 'plain', text: 'shipments.add.note.none' },
  wrong: { level: 'warning', text: 'shipments.add.note.wrong' },
  unknown: { level: 'plain', text: 'shipments.add.note.unknown' },
};

function refusalText(code: number): TextKey {
  if (code === SHIPMENT_CODES.exists) return 'shipments.add.refused.exists';
  if (code === SHIPMENT_CODES.overQuota) return 'shipments.add.refused.overQuota';
  if (code === SHIPMENT_CODES.badNumber) return 'shipments.add.note.badNumber';
  if (code === SHIPMENT_CODES.unknownCarrier) return 'shipments.add.refused.unknownCarrier';
  return 'shipments.add.refused.other';
}

/** The rows worth sending; what is no number would spoil the whole call. */
export const sendable = (rows: readonly DraftRow[]) => rows.filter(({ number }) => isNumber(number));

export const toNewTrackNo = ({ number, carrier, remark }: DraftRow): NewTrackNo => ({
  TrackNo: number,
  ...(carrier !== null && { Carrier: carrier }),
  ...(remark.trim() && { Remark: remark.trim() }),
});

/** By number, why the provider did not add it. Its answer has one item a row sent, in their order. */
export function refusalsOf(sent: readonly DraftRow[], { Items }: AddedTrackNos): ReadonlyMap<string, number> {
  return new Map(
    sent.flatMap(({ number }, index) => {
      const code = Items[index]?.ResultCode ?? 0;
      return code === 0 ? [] : [[number, code] as const];
    }),
  );
}
