/** The console's lists that hold nothing yet: what stands in their columns. Texts: `lists.<name>.*`, `column.*`. */
export const LISTS = {
  notificationOwn: ['rule', 'triggers', 'filters', 'recipients', 'channel', 'lastSent', 'sentInWeek', 'enabled'],
  notificationConsumer: ['flow', 'trigger', 'template', 'language', 'delay', 'filters', 'enabled'],
  notificationHistory: [
    'time',
    'audience',
    'trigger',
    'number',
    'orderNo',
    'recipient',
    'template',
    'status',
    'reason',
  ],
  invoice: ['invoiceNo', 'kind', 'title', 'amount', 'orders', 'status', 'applied', 'issued'],
} as const satisfies Record<string, readonly string[]>;

export type ListName = keyof typeof LISTS;
