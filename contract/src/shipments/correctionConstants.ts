/** A shipment's carrier can be changed so often. */
export const MAX_CARRIER_CHANGES = 5;

/** Why a correction was refused; a shipment that is not there, or no known carrier, has its code in SHIPMENT_CODES. */
export const CORRECTION_CODES = {
  /** A second carrier goes only with a first one. */
  secondAlone: -11010120,
  /** The customer has this number under that carrier already. */
  otherExists: -11010121,
  /** It is stopped or archived. */
  notFollowed: -11010122,
  /** No request has been sent to the present carrier yet. */
  notAskedYet: -11010123,
  noChangeLeft: -11010124,
  /** A carrier knows the shipment already: there is nothing to add. */
  alreadyFound: -11010125,
  /** It is followed, or was followed again once before. */
  noRetrackLeft: -11010127,
} as const;
