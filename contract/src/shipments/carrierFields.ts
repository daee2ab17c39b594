/** Details that carriers need beside the number; names of the public API's additional fields. */
export const CARRIER_FIELDS = ['destination_postal_code', 'destination_country', 'phone_number_last_4'] as const;
export type CarrierField = (typeof CARRIER_FIELDS)[number];

/** `mark`: always the same in its format; `serial`: the number proper; `other`: of no known meaning. */
export const PART_MEANINGS = [
  'application',
  'check',
  'container',
  'country',
  'mark',
  'origin',
  'other',
  'package',
  'postalCode',
  'serial',
  'service',
  'shipper',
] as const;
export type PartMeaning = (typeof PART_MEANINGS)[number];

/** How a check digit follows from the characters it guards. */
export const CHECK_RULES = ['mod10', 'mod7', 's10', 'weighted', 'luhn', 'digitSums', 'mod37_36'] as const;
export type CheckRule = (typeof CHECK_RULES)[number];

/**
 * Why a carrier may have given out a number. `checkDigit`: format and check digit fit, and hardly any other carrier's do;
 * `sharedCheckDigit`: they fit, and so do other carriers' formats; `country`: what fits is no proof, but the carrier is one
 * of the country the shipment goes to or comes from; `format`: no more than the format fits.
 */
export const CANDIDATE_REASONS = ['checkDigit', 'sharedCheckDigit', 'country', 'format'] as const;
export type CandidateReason = (typeof CANDIDATE_REASONS)[number];
