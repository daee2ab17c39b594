import type { OrderMethod, OrderParam } from '@tracking-console/contract/orderApi';
import { type CallRequest, legacyBody } from '@tracking-console/platform';

/** One of the buyer's calls, as it is sent. */
export const orderCall = <Method extends OrderMethod>(method: Method, param: OrderParam<Method>): CallRequest => ({
  root: 'order',
  path: '',
  body: legacyBody(method, param),
});
