import type { BuyerMethod, BuyerParam } from '@tracking-console/contract/buyerApi';

/** A call a drawn page is made from, as the console would send it. */
export const drawnCall = <Method extends BuyerMethod>(method: Method, param: BuyerParam<Method>) => ({ method, param });
