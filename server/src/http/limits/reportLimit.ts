import { MINUTE } from '@tracking-console/contract/values/durations';

/** Reports that browsers send by themselves, per address. */
export const REPORT_LIMIT = { calls: 600, window: MINUTE };
