import type { DetectedNumber } from '@tracking-console/contract/shipments/adding';
import { fieldsToSend } from './draft.ts';

const fields = { destination_postal_code: ' M1 1AE ', phone_number_last_4: '1234' };
const POSTAL_CODE = { field: 'destination_postal_code', required: true, pattern: '.', example: 'M1 1AE' } as const;
const detected = {
  Number: 'A1',
  IsNumber: true,
  CheckDigit: 'none',
  Carriers: [],
  TrackInfoId: null,
  IsArchived: false,
} satisfies DetectedNumber;

it('PG-2f sends the fields that the carrier asks for, and all of them while the carrier is not known', () => {
  const row = { fields, asked: [POSTAL_CODE], carrier: null, detected };
  expect(fieldsToSend(row)).toEqual({ destination_postal_code: 'M1 1AE' });
  expect(fieldsToSend({ ...row, carrier: 7, detected: undefined })).toEqual({ destination_postal_code: 'M1 1AE' });
  const all = { destination_postal_code: 'M1 1AE', phone_number_last_4: '1234' };
  expect(fieldsToSend({ ...row, asked: [], detected: undefined })).toEqual(all);
  expect(fieldsToSend({ fields, carrier: 7 })).toEqual(all);
  expect(fieldsToSend({ ...row, fields: { ...fields, destination_postal_code: ' ' } })).toEqual({
    destination_postal_code: '',
  });
});
