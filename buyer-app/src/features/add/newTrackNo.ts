import {
  askedFields,
  type Choice,
  type DraftRow,
  givenFields,
  type NumbersDraft,
} from '@tracking-console/app-kit/later';
import type { NewTrackNo } from '@tracking-console/contract/adding';

/** A number with what was entered for it; `asked` is missing before its detection. */
type EnteredNumber = Pick<DraftRow, 'number'> & Choice & Partial<Pick<DraftRow, 'asked'>>;

/** As it is sent: with the fields its carrier asks for, or with all of them while the carrier is not known. */
export function toNewTrackNo({ number, carrier, remark = '', fields = {}, asked }: EnteredNumber): NewTrackNo {
  const row: NewTrackNo = { TrackNo: number, ...(asked ? askedFields({ asked, fields }) : givenFields(fields)) };
  if (typeof carrier === 'number') row.Carrier = carrier;
  if (remark.trim() !== '') row.Remark = remark.trim();
  return row;
}

/** All that would be added of a text, also the numbers over the limit. */
export const allOf = ({ rows, numbers, choices, limit }: NumbersDraft): NewTrackNo[] => [
  ...rows.filter(({ wanted }) => wanted).map(toNewTrackNo),
  ...numbers.slice(limit).map((number) => toNewTrackNo({ number, ...choices[number] })),
];
