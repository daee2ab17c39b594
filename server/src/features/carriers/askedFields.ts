import type { RequiredField } from '@tracking-console/contract/shipments/carriers';

/** A postal code of any country, as shipments that go abroad need it. */
const ANY_POSTAL_CODE = '^[A-Z0-9][A-Z0-9 -]{2,9}$';

/** The carrier answers without it, and returns more for the postal code of the destination. */
export const postalCodeHelps = (example: string): RequiredField => ({
  field: 'destination_postal_code',
  required: false,
  pattern: ANY_POSTAL_CODE,
  example,
});

export const postalCodeNeeded = (pattern: string, example: string): RequiredField => ({
  field: 'destination_postal_code',
  required: true,
  pattern,
  example,
});

export const phoneTailNeeded = (example: string): RequiredField => ({
  field: 'phone_number_last_4',
  required: true,
  pattern: '^[0-9]{4}$',
  example,
});
