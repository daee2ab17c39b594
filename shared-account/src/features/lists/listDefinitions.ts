/** The account lists that hold nothing yet: what stands in their columns. Texts: `lists.<name>.*`, `column.*`. */
export const LISTS = {
  socialAccounts: ['provider', 'boundAs', 'since'],
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
  invoices: ['invoiceNo', 'kind', 'title', 'amount', 'orders', 'status', 'applied', 'issued'],
  addresses: ['range', 'note', 'enabled'],
} as const satisfies Record<string, readonly string[]>;

export type ListName = keyof typeof LISTS;
