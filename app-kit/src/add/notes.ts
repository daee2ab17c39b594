import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { isTrackingNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { isRounded } from '@tracking-console/contract/values/roundedNumber';
import type english from '../locales/en.json';
import type { TextKey, Translate } from '../texts/TextContext.ts';
import { type DraftRow, hasBadField, invalidFields } from './draft.ts';

export interface Note {
  level: 'refused' | 'warning' | 'waiting' | 'ok' | 'plain';
  text: string;
}

type Text = Translate<TextKey<typeof english>>;

/** What a customer should know about a number before it is added, or after it was not; the gravest first. */
export function notesOf(row: DraftRow, t: Text): [Note, ...Note[]] {
  const { number, detected, refusal, times } = row;
  if (refusal !== undefined) return [{ level: 'refused', text: refusal.text }];
  if (!isTrackingNumber(number))
    return [{ level: 'refused', text: t(`add.note.${isRounded(number) ? 'rounded' : 'badNumber'}`) }];
  if (!detected) return [{ level: 'waiting', text: t('add.note.checking') }];
  const formatNote: Note = hasRivals(row, detected)
    ? { level: 'plain', text: t('add.note.several') }
    : { level: CHECK_DIGITS[detected.CheckDigit], text: t(`add.note.${detected.CheckDigit}`) };
  const [first = formatNote, ...others] = [
    ...(isRounded(number) ? [{ level: 'warning', text: t('add.note.rounded') } as const] : []),
    ...fieldNotes(row, t),
    ...knownNote(detected, t),
    formatNote,
    ...(times > 1 ? [{ level: 'plain', text: t('add.note.times', { count: times }) } as const] : []),
  ].sort((one, other) => GRAVITY.indexOf(one.level) - GRAVITY.indexOf(other.level));
  return [first, ...others];
}

const GRAVITY: readonly Note['level'][] = ['refused', 'warning', 'waiting', 'ok', 'plain'];

const CHECK_DIGITS: Record<DetectedNumber['CheckDigit'], Note['level']> = {
  valid: 'ok',
  none: 'plain',
  wrong: 'warning',
  unknown: 'plain',
};

/** Whether other carriers may have given out the number as well, and the customer has not chosen one. */
function hasRivals({ carrier }: DraftRow, { Carriers: [best, ...others] }: DetectedNumber): boolean {
  return carrier === null && others.length > 0 && best?.Reason !== 'checkDigit';
}

function knownNote({ TrackInfoId, IsArchived }: DetectedNumber, t: Text): Note[] {
  if (TrackInfoId === null) return [];
  return [{ level: 'warning', text: t(IsArchived ? 'add.note.archived' : 'add.note.exists') }];
}

/** At most one note about the fields: the row shows which are empty. */
function fieldNotes(row: DraftRow, t: Text): Note[] {
  if (hasBadField(row)) return [{ level: 'refused', text: t('add.note.badPhoneTail') }];
  const [invalid] = invalidFields(row);
  if (!invalid) return [];
  const given = row.fields[invalid.field]?.trim();
  if (given) return [{ level: 'warning', text: t('add.note.oddField', { example: invalid.example }) }];
  return [{ level: 'warning', text: t(`add.note.missing.${invalid.field}`) }];
}
