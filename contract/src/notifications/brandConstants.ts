/** Constants of brands, apart from the schemas, which a page does not need. */

export const MAX_BRAND_NAME = 60;
export const MAX_WEBSITE = 200;
export const MAX_LOGO_BYTES = 1_048_576;

export const BRAND_CODES = {
  /** Not an https address. */
  badWebsite: -18040101,
  logoUnreadable: -18040102,
  logoTooLarge: -18040103,
  /** The file holds more than a picture. */
  logoMixed: -18040104,
} as const;
