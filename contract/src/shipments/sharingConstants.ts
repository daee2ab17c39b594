/** Links of one shipment that work at a time, and for how long each does. */
export const MAX_SHARES = 10;
export const SHARE_DAYS = 90;

export const SHARING_CODES = { tooMany: -11010140 } as const;
