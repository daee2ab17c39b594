/** What browsers tell of their own accord, of one address. */
export const REPORT_LIMIT = { calls: 600, window: 60_000 };
