/** The account lists that hold nothing yet: what stands in their columns. Texts: `lists.<name>.*`, `column.*`. */
export const LISTS = {
  orders: [
    'orderNo',
    'type',
    'product',
    'quota',
    'amount',
    'payMethod',
    'status',
    'created',
    'paid',
    'validUntil',
    'invoice',
  ],
  transfers: ['transferNo', 'orderNo', 'amount', 'payer', 'transferDate', 'reference', 'receipt', 'status', 'updated'],
} as const satisfies Record<string, readonly string[]>;

export type ListName = keyof typeof LISTS;
