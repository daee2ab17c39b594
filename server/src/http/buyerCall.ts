import type { BuyerAnswers, BuyerMethod, BuyerParam } from '@tracking-console/contract/buyerApi';
import type { SHIPMENT_CODES } from '@tracking-console/contract/shipmentConstants';
import type { PageInfo } from '@tracking-console/contract/shipments';
import type { Owner } from '../owner.ts';
import type { LegacyContext } from './legacyCall.ts';

/** Who calls and when. */
export interface BuyerContext extends LegacyContext {
  owner: Owner<'BUYER'>;
  now: Date;
  /** Minutes, as Date.getTimezoneOffset gives them. */
  timeZoneOffset: number;
}

export type BuyerAnswer<Json> =
  | { Code: 0; Json: Json; pageInfo?: PageInfo }
  /** With what the caller wanted to change, as it is now. */
  | { Code: typeof SHIPMENT_CODES.changedMeanwhile; Message: string; Json: unknown }
  | { Code: number; Message: string; Json?: Json };

/** What a feature answers to its methods, with the services it names. */
export type BuyerCalls<Methods extends BuyerMethod, Services = unknown> = {
  [M in Methods]: (param: BuyerParam<M>, context: BuyerContext & Services) => Promise<BuyerAnswer<BuyerAnswers[M]>>;
};

export function success<Json>(json: Json): BuyerAnswer<Json> {
  return { Code: 0, Json: json };
}
