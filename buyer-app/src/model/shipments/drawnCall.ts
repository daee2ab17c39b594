import type { OrderMethod, OrderParam } from '@tracking-console/contract/orderApi';

/** A call a drawn page is made from, as the console would send it. */
export const drawnCall = <Method extends OrderMethod>(method: Method, param: OrderParam<Method>) => ({ method, param });
