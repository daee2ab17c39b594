/** E-mail and password are not this account's. */
export const ACCOUNT_MISMATCH = -10010302;

/** Below the root of the new user service: the signed-in user and their rights. */
export const PROFILE_CALL = '/v1/get-login-user';

/** Preset photos, each a small picture of ours. */
export const AVATAR_IDS = [
  'harbour',
  'meadow',
  'ember',
  'dusk',
  'frost',
  'clay',
  'parcel',
  'sail',
  'lantern',
  'pine',
  'wave',
  'kite',
] as const;

export const MAX_NICKNAME = 50;

/** Of an uploaded photo: bytes, and pixels of each side. */
export const MAX_PHOTO_BYTES = 2_097_152;
export const MAX_PHOTO_SIDE = 4_096;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Which address a code is mailed to. */
export const EMAIL_SCENES = ['currentEmail', 'newEmail'] as const;
export type EmailScene = (typeof EMAIL_SCENES)[number];

/** Days from the request for an account's deletion until it happens; signing in before then keeps the account. */
export const DELETION_DAYS = 14;

/** Refusals of the calls about the profile. */
export const PROFILE_CODES = {
  /** As the form of the company has it. */
  phone: -10010210,
  photoUnreadable: -10010330,
  photoTooLarge: -10010331,
  /** More than the picture is in the file. */
  photoMixed: -10010332,
  sameEmail: -10010333,
  emailTaken: -10010334,
  timeZone: -10010335,
  noCompany: -10010336,
} as const;

/** Of a new password; passwords from before may be shorter. */
export const MIN_PASSWORD = 12;
/** Where two-step sign-in is on. */
export const MIN_PASSWORD_TWO_STEP = 8;
export const MAX_PASSWORD = 128;
