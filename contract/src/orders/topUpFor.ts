import { MAX_QUANTITY } from './orderConstants.ts';
import { orderPrice, type PriceRules } from './orderPrice.ts';

/** A top-up and its price in one currency, without tax. */
export interface OfferedTopUp {
  id: string;
  quota: number;
  unitPrice: number;
}

export interface ChosenTopUp {
  id: string;
  quantity: number;
  /** Of all units. */
  quota: number;
  /** What the order costs, with tax: at most the amount given. */
  amount: number;
}

type Rules = Pick<PriceRules, 'discounts' | 'taxRate'>;

/** The order that gives the most quota for an amount, the cheapest of those; undefined: the amount is below the minimum. */
export function topUpFor(amount: number, offered: readonly OfferedTopUp[], rules: Rules): ChosenTopUp | undefined {
  let best: ChosenTopUp | undefined;
  for (const { id, quota: each, unitPrice } of offered) {
    // A discount can make a larger quantity the cheaper one, so each is tried.
    for (let quantity = 1; quantity <= MAX_QUANTITY; quantity++) {
      const { amount: price } = orderPrice({ unitPrice, quantity, ...rules });
      const quota = each * quantity;
      const isBetter = !best || quota > best.quota || (quota === best.quota && price < best.amount);
      if (price <= amount && isBetter) best = { id, quantity, quota, amount: price };
    }
  }
  return best;
}

/** The smallest amount that buys something; undefined: no top-up is sold in the currency. */
export function minimumAmount(offered: readonly OfferedTopUp[], rules: Rules): number | undefined {
  const prices = offered.map(({ unitPrice }) => orderPrice({ unitPrice, quantity: 1, ...rules }).amount);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
