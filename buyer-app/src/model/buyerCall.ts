import type { BuyerMethod, BuyerParam } from '@tracking-console/contract/buyerApi';
import { type CallRequest, legacyBody } from '@tracking-console/platform';

/** One of the buyer's calls, as it is sent. */
export const buyerCall = <Method extends BuyerMethod>(method: Method, param: BuyerParam<Method>): CallRequest => ({
  root: 'buyer',
  path: '',
  body: legacyBody(method, param),
});
