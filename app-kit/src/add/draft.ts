import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { CARRIER_FIELDS, type CarrierField } from '@tracking-console/contract/shipments/carrierFields';
import type { NumberExplanation, RequiredField } from '@tracking-console/contract/shipments/carriers';
import { isTrackingNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { isRounded } from '@tracking-console/contract/values/roundedNumber';

/** What a customer adds to a number. */
export interface Choice {
  /** Whether it is to be added; undefined: as the number itself suggests. */
  wanted?: boolean;
  /** The carrier the customer chose; null: to be detected. */
  carrier?: number | null;
  remark?: string;
  /** The fields the carrier requires, as typed. */
  fields?: Fields;
  /** It was found in a sentence, which is gone by now. */
  isInProse?: boolean;
}

export type Fields = Partial<Record<CarrierField, string>>;

/** Why a number was not added, in the reader's language. */
export interface Refusal {
  text: string;
  overQuota?: boolean;
}

/** A number that is about to be added. */
export interface DraftRow {
  number: string;
  /** How often the number is in the text. */
  times: number;
  /** What the provider detected; undefined while that is not known. */
  detected: DetectedNumber | undefined;
  carrier: number | null;
  remark: string;
  fields: Fields;
  /** The fields its carrier requires beside the number. */
  asked: readonly RequiredField[];
  wanted: boolean;
  refusal: Refusal | undefined;
}

/** A request as RTK Query starts one. */
interface Request<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/** How a console speaks with the provider about numbers. */
export interface NumberCalls {
  detect(numbers: string[]): Request<readonly DetectedNumber[]>;
  useExplanation(number: string): {
    data?: readonly NumberExplanation[] | undefined;
    error?: unknown;
    refetch(): unknown;
  };
  /** At most 40 rows; by number why one was not taken. Null: the call failed, and the user has been notified. */
  add(rows: readonly DraftRow[]): Promise<ReadonlyMap<string, Refusal> | null>;
}

/** The outcome of the last attempt to add. */
export interface AddOutcome {
  added: number;
  refused: number;
  overQuota: number;
}

/** The carrier's fields that are missing or do not match its pattern. */
export function invalidFields({ asked, fields }: Pick<DraftRow, 'asked' | 'fields'>): RequiredField[] {
  return asked.filter((wanted) => {
    const given = fields[wanted.field]?.trim() ?? '';
    return given === '' ? wanted.required : !new RegExp(wanted.pattern, 'i').test(given);
  });
}

/** The provider refuses the whole call for one invalid number. */
export const canBeAdded = (row: Pick<DraftRow, 'number' | 'fields'>) =>
  isTrackingNumber(row.number) && !hasBadField(row);

export const sendable = (rows: readonly DraftRow[]) => rows.filter((row) => row.wanted && canBeAdded(row));

/** The provider takes four digits or nothing. */
export const hasBadField = ({ fields: { phone_number_last_4: tail = '' } }: Pick<DraftRow, 'fields'>) =>
  !/^(\d{4})?$/.test(tail.trim());

interface Suggestion {
  number: string;
  detected: DetectedNumber | undefined;
  carrier: number | null;
  /** It is in a sentence, which may also have order and customer numbers. */
  isInProse: boolean;
  /** Without checkboxes a number that is left out cannot be added. */
  hasTicks: boolean;
}

/** Whether a number is ticked before the customer decides. Another carrier may have the same number again. */
export function isSuggested({ number, detected, carrier, isInProse, hasTicks }: Suggestion): boolean {
  if (!detected) return !isInProse;
  if (detected.TrackInfoId !== null && carrier === null) return false;
  if (detected.CheckDigit === 'wrong' || isRounded(number)) return !hasTicks;
  return !isInProse || detected.CheckDigit !== 'unknown';
}

/** The fields that were entered, in the wire's words. An emptied one is sent as well: it overrides what is set once. */
const enteredFields = (fields: Fields): Fields =>
  Object.fromEntries(
    CARRIER_FIELDS.flatMap((field) => {
      const entered = fields[field]?.trim();
      return entered === undefined ? [] : [[field, entered]];
    }),
  );

/** The fields that are sent: those the row's carrier requires, or all while the carrier is not known. */
export function fieldsToSend({ asked, fields, carrier, detected }: Sent): Fields {
  if (!asked || (carrier === null && !detected)) return enteredFields(fields);
  return enteredFields(Object.fromEntries(asked.map(({ field }) => [field, fields[field]])));
}

/** A number without a row yet has no `asked` and no `detected`. */
type Sent = Pick<DraftRow, 'fields' | 'carrier'> & Partial<Pick<DraftRow, 'asked' | 'detected'>>;

export function outcomeOf(
  wanted: readonly DraftRow[],
  added: readonly DraftRow[],
  refused: ReadonlyMap<string, Refusal>,
) {
  return {
    added: added.length,
    refused: wanted.length - added.length,
    overQuota: [...refused.values()].filter(({ overQuota }) => overQuota).length,
  } satisfies AddOutcome;
}
