import {
  askedFields,
  type Choice,
  type DraftRow,
  givenFields,
  type NumbersDraft,
} from '@tracking-console/app-kit/later';
import type { NewTrackNo } from '@tracking-console/contract/adding';

export const toNewTrackNo = ({ number, carrier, remark, ...row }: DraftRow): NewTrackNo =>
  toUndetected(number, { carrier, remark, fields: askedFields(row) });

/** A number before its detection, with everything entered for it. */
const toUndetected = (number: string, { carrier = null, remark = '', fields = {} }: Choice): NewTrackNo => ({
  TrackNo: number,
  ...(carrier !== null && { Carrier: carrier }),
  ...(remark.trim() && { Remark: remark.trim() }),
  ...givenFields(fields),
});

/** All that would be added of a text, also what goes beyond the most. */
export const allOf = ({ rows, numbers, choices, most }: NumbersDraft): NewTrackNo[] => [
  ...rows.filter(({ wanted }) => wanted).map(toNewTrackNo),
  ...numbers.slice(most).map((number) => toUndetected(number, choices[number] ?? {})),
];
