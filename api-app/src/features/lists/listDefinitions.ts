/** The console's lists that hold nothing yet: what stands in their columns. Texts: `lists.<name>.*`, `column.*`. */
export const LISTS = {
  invoice: ['invoiceNo', 'kind', 'title', 'amount', 'orders', 'status', 'applied', 'issued'],
} as const satisfies Record<string, readonly string[]>;

export type ListName = keyof typeof LISTS;
