/** What an order costs, in the currency's smallest unit. */
export interface OrderPrice {
  unitPrice: number;
  discount: number;
  tax: number;
  /** What is paid. */
  amount: number;
}

export interface PriceRules {
  /** Of the product, without tax. */
  unitPrice: number;
  quantity: number;
  /** From which quantity which discount is given, in hundredths of a percent. */
  discounts: readonly { from: number; rate: number }[];
  /** In hundredths of a percent. */
  taxRate: number;
}

/** Whole numbers throughout, halves rounded up. */
export function orderPrice({ unitPrice, quantity, discounts, taxRate }: PriceRules): OrderPrice {
  const full = BigInt(unitPrice) * BigInt(quantity);
  const rate = Math.max(0, ...discounts.filter(({ from }) => quantity >= from).map((discount) => discount.rate));
  const discount = shareOf(full, rate);
  const tax = shareOf(full - discount, taxRate);
  const amount = full - discount + tax;
  return { unitPrice, discount: Number(discount), tax: Number(tax), amount: Number(amount) };
}

const shareOf = (amount: bigint, rate: number) => (amount * BigInt(rate) + 5_000n) / 10_000n;
