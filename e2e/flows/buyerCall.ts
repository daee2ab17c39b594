import { type APIRequestContext, expect } from '@playwright/test';
import type { BuyerAnswers, BuyerMethod, BuyerParam } from '@tracking-console/contract/shipments/buyerApi';

/** A call of the buyer's beside the page: what is done elsewhere, or what the provider holds. `origin`: the console's own. */
export async function callBuyer<M extends BuyerMethod>(
  request: APIRequestContext,
  origin: string,
  method: M,
  param: BuyerParam<M>,
): Promise<BuyerAnswers[M]> {
  const data = { version: '1.0', timeZoneOffset: 0, method, param };
  const answer = await (await request.post(`${origin}/orderapi/call`, { data, headers: { origin } })).json();
  expect(answer.Code).toBe(0);
  return answer.Json;
}
