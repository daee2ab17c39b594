import type { AddedTrackNos, DetectedNumber, NewTrackNo } from '@tracking-console/contract/adding';
import { CARRIER_FIELDS, type CarrierField } from '@tracking-console/contract/carrierFields';
import type { RequiredField } from '@tracking-console/contract/carriers';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import { isTrackingNumber } from '@tracking-console/contract/trackingNumbers';

/** What a customer says of a number besides. */
export interface Choice {
  /** The carrier the customer chose; null: to be detected. */
  carrier?: number | null;
  remark?: string;
  /** What the carrier asks for, as typed. */
  fields?: Partial<Record<CarrierField, string>>;
}

/** A number that is about to be added. */
export interface DraftRow {
  number: string;
  /** How often it stands in the text. */
  times: number;
  /** What the provider makes of it; undefined while that is not known. */
  detected: DetectedNumber | undefined;
  carrier: number | null;
  remark: string;
  fields: Partial<Record<CarrierField, string>>;
  /** What its carrier asks for beside the number. */
  asked: readonly RequiredField[];
  /** Why the provider did not take it. */
  refusal: number | undefined;
}

/** What the last attempt came to. */
export interface AddOutcome {
  added: number;
  refused: number;
  overQuota: number;
}

/** The asked fields that were not given, or not as the carrier writes them. */
export function lackingFields({ asked, fields }: Pick<DraftRow, 'asked' | 'fields'>): RequiredField[] {
  return asked.filter((wanted) => {
    const given = fields[wanted.field]?.trim() ?? '';
    return given === '' ? wanted.required : !new RegExp(wanted.pattern, 'i').test(given);
  });
}

/** The rows worth sending; what is no number would spoil the whole call. */
export const sendable = (rows: readonly DraftRow[]) =>
  rows.filter((row) => isTrackingNumber(row.number) && !hasBadField(row));

/** The provider takes four digits or nothing. */
export const hasBadField = ({ fields: { phone_number_last_4: tail = '' } }: Pick<DraftRow, 'fields'>) =>
  !/^(\d{4})?$/.test(tail.trim());

export const toNewTrackNo = ({ number, asked, fields, ...said }: DraftRow): NewTrackNo => {
  const answered = asked.map(({ field }) => [field, fields[field]]);
  return toUndetected(number, { ...said, fields: Object.fromEntries(answered) });
};

/** A number nobody has looked at yet, with all that was said of it. */
export const toUndetected = (number: string, { carrier = null, remark = '', fields = {} }: Choice): NewTrackNo => ({
  TrackNo: number,
  ...(carrier !== null && { Carrier: carrier }),
  ...(remark.trim() && { Remark: remark.trim() }),
  ...Object.fromEntries(
    CARRIER_FIELDS.flatMap((field) => {
      const given = fields[field]?.trim();
      return given ? [[field, given]] : [];
    }),
  ),
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

export function outcomeOf(rows: readonly DraftRow[], added: readonly DraftRow[], refused: ReadonlyMap<string, number>) {
  return {
    added: added.length,
    refused: rows.length - added.length,
    overQuota: [...refused.values()].filter((code) => code === SHIPMENT_CODES.overQuota).length,
  } satisfies AddOutcome;
}
