import type { BUYER_METHODS } from '@tracking-console/contract/shipments/buyerApi';
import { legacyCallOf } from '@tracking-console/platform';

/** One of the buyer's calls, as it is sent. */
export const buyerCall = legacyCallOf<typeof BUYER_METHODS>('buyer');
