import type { DetectedNumber } from '@tracking-console/contract/adding';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { isTrackingNumber } from '@tracking-console/contract/trackingNumbers';
import type { TextKey } from '../../useText.ts';
import { type DraftRow, hasBadField, lackingFields } from './draft.ts';

export interface Note {
  level: 'refused' | 'warning' | 'waiting' | 'ok' | 'plain';
  text: TextKey;
  values?: Record<string, string | number>;
}

/** What a customer should know about a number before it is added, or after it was not; the gravest first. */
export function notesOf(row: DraftRow): [Note, ...Note[]] {
  const { number, detected, refusal, times } = row;
  if (refusal !== undefined) return [{ level: 'refused', text: refusalText(refusal) }];
  if (!isTrackingNumber(number)) return [{ level: 'refused', text: 'shipments.add.note.badNumber' }];
  if (!detected) return [{ level: 'waiting', text: 'shipments.add.note.checking' }];
  const [first = CHECK_DIGITS[detected.CheckDigit], ...others] = [
    ...fieldNotes(row),
    ...knownNote(detected),
    CHECK_DIGITS[detected.CheckDigit],
    ...(times > 1 ? [{ level: 'plain', text: 'shipments.add.note.times', values: { count: times } } as const] : []),
  ].sort((one, other) => GRAVITY.indexOf(one.level) - GRAVITY.indexOf(other.level));
  return [first, ...others];
}

const GRAVITY: readonly Note['level'][] = ['refused', 'warning', 'waiting', 'ok', 'plain'];

const CHECK_DIGITS: Record<DetectedNumber['CheckDigit'], Note> = {
  valid: { level: 'ok', text: 'shipments.add.note.valid' },
  none: { level: 'plain', text: 'shipments.add.note.none' },
  wrong: { level: 'warning', text: 'shipments.add.note.wrong' },
  unknown: { level: 'plain', text: 'shipments.add.note.unknown' },
};

function knownNote({ TrackInfoId, IsArchived }: DetectedNumber): Note[] {
  if (TrackInfoId === null) return [];
  return [{ level: 'warning', text: IsArchived ? 'shipments.add.note.archived' : 'shipments.add.note.exists' }];
}

/** Of the fields, at most one: the row shows which are empty. */
function fieldNotes(row: DraftRow): Note[] {
  if (hasBadField(row)) return [{ level: 'refused', text: 'shipments.add.note.badPhoneTail' }];
  const [lacking] = lackingFields(row);
  if (!lacking) return [];
  const given = row.fields[lacking.field]?.trim();
  if (given) return [{ level: 'warning', text: 'shipments.add.note.oddField', values: { example: lacking.example } }];
  return [{ level: 'warning', text: `shipments.add.note.missing.${lacking.field}` }];
}

function refusalText(code: number): TextKey {
  if (code === SHIPMENT_CODES.exists) return 'shipments.add.refused.exists';
  if (code === SHIPMENT_CODES.overQuota) return 'shipments.add.refused.overQuota';
  if (code === SHIPMENT_CODES.badNumber) return 'shipments.add.note.badNumber';
  if (code === SHIPMENT_CODES.unknownCarrier) return 'shipments.add.refused.unknownCarrier';
  return 'shipments.add.refused.other';
}
