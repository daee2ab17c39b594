/** The console's lists that hold nothing yet: what stands in their columns. Texts: `lists.<name>.*`, `column.*`. */
export const LISTS = {
  notificationConsumer: ['flow', 'trigger', 'template', 'language', 'delay', 'filters', 'enabled'],
} as const satisfies Record<string, readonly string[]>;

export type ListName = keyof typeof LISTS;
