/** The console's lists that hold nothing yet: what stands in their columns. Texts: `lists.<name>.*`, `column.*`. */
export const LISTS = {
  airline: ['awb', 'airline', 'route', 'pieces', 'event', 'status', 'flight', 'departure', 'arrival', 'updated'],
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
} as const satisfies Record<string, readonly string[]>;

export type ListName = keyof typeof LISTS;
