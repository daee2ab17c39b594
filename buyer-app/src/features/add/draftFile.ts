import type { NumbersDraft } from '@tracking-console/app-kit/later';
import type { NewTrackNo } from '@tracking-console/contract/shipments/adding';
import { CARRIER_FIELDS } from '@tracking-console/contract/shipments/carrierFields';
import { toNewTrackNo } from './useAdding.ts';

/** All that would be added of a text, also the numbers over the limit. */
export const allOf = ({ rows, numbers, choices, limit }: NumbersDraft): NewTrackNo[] => [
  ...rows.filter(({ wanted }) => wanted).map(toNewTrackNo),
  ...numbers.slice(limit).map((number) => toNewTrackNo({ number, ...choices[number] })),
];

/** Column headings that an import knows, each with its cells. */
const COLUMNS: readonly (readonly [heading: string, cell: (row: NewTrackNo) => string])[] = [
  ['number', ({ TrackNo }) => TrackNo],
  ['carrier', ({ Carrier }) => String(Carrier ?? '')],
  ['remark', ({ Remark }) => Remark ?? ''],
  ...CARRIER_FIELDS.map((field) => [field, (row: NewTrackNo) => row[field] ?? ''] as const),
];

/** A file as an import reads it, with everything entered for the numbers. */
export function draftFile(rows: readonly NewTrackNo[], name: string): File {
  const columns = COLUMNS.filter(([, cell]) => rows.some((row) => cell(row) !== ''));
  const lines = rows.map((row) => columns.map(([, cell]) => quoted(cell(row))).join(','));
  const headings = columns.map(([heading]) => heading).join(',');
  return new File([`${headings}\n${lines.join('\n')}\n`], name, { type: 'text/csv' });
}

const quoted = (text: string) => (/^[A-Z0-9-]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);
