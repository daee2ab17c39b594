import type { DraftRow } from './draft.ts';
import { notesOf } from './notes.ts';

const row = (number: string, detected?: DraftRow['detected']): DraftRow => ({
  number,
  times: 1,
  detected,
  carrier: null,
  remark: '',
  fields: {},
  asked: [],
  wanted: true,
  refusal: undefined,
});
const t = (key: string) => key;
const known = { IsNumber: true, CheckDigit: 'unknown', Carriers: [], TrackInfoId: null, IsArchived: false } as const;

it('PG-2f says that a spreadsheet has rounded a pasted number', () => {
  expect(notesOf(row('9.40011E+21'), t)).toEqual([{ level: 'refused', text: 'add.note.rounded' }]);
  const zeros = '9400111206206400000000';
  const detected = { ...known, Number: zeros, Carriers: [] };
  expect(notesOf(row(zeros, detected), t)[0]).toEqual({ level: 'warning', text: 'add.note.rounded' });
  expect(notesOf(row('HELLO'), t)).toEqual([{ level: 'refused', text: 'add.note.badNumber' }]);
});
