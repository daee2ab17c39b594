import type { OrderAnswers, OrderMethod, OrderParam } from '@tracking-console/contract/orderApi';
import type { PageInfo } from '@tracking-console/contract/shipments';
import type { Caller } from './caller.ts';

export interface OrderReply<M extends OrderMethod> {
  Code: number;
  Message: string;
  Json: OrderAnswers[M];
  pageInfo: PageInfo;
}

/** Calls a method of the buyer console as its client does. */
export async function order<M extends OrderMethod>(
  caller: Caller,
  method: M,
  param: OrderParam<M>,
  timeZoneOffset = 0,
): Promise<OrderReply<M>> {
  const response = await caller.post('/orderapi/call', { version: '1.0', timeZoneOffset, method, param });
  return response.json();
}
