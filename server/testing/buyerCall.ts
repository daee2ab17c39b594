import type { BuyerAnswers, BuyerMethod, BuyerParam } from '@tracking-console/contract/buyerApi';
import type { PageInfo } from '@tracking-console/contract/shipments';
import type { Caller } from './caller.ts';

export interface BuyerReply<M extends BuyerMethod> {
  Code: number;
  Message: string;
  Json: BuyerAnswers[M];
  pageInfo: PageInfo;
}

/** Calls a method of the buyer console as its client does. */
export async function callBuyer<M extends BuyerMethod>(
  caller: Caller,
  method: M,
  param: BuyerParam<M>,
  timeZoneOffset = 0,
): Promise<BuyerReply<M>> {
  const response = await caller.post('/orderapi/call', { version: '1.0', timeZoneOffset, method, param });
  return response.json();
}
