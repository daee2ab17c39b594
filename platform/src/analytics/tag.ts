import type { AnalyticsEvent } from './analytics.ts';

declare global {
  interface Window {
    /** The queue between a page and its web analytics tag, as Google's and compatible tags define it. */
    dataLayer?: unknown[];
  }
}

/** What waits for a tag that never answers. */
const MAX_WAITING = 200;

/**
 * Queues what the tag reads once it has loaded: its property (the `id` of its address), the user property
 * `user_paid_type` = 0 and, from then on, the events.
 * @throws when the page's queue is not a list
 */
export function openTag(page: Window, script: string) {
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  // A command is an arguments object: the tag takes an array for data.
  function command(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    if (queue.length < MAX_WAITING) queue.push(arguments);
  }
  command('js', new Date());
  command('set', 'user_properties', { user_paid_type: 0 });
  const id = new URL(script, page.location.href).searchParams.get('id');
  if (id) command('config', id);
  return { count: (event: AnalyticsEvent) => command('event', event) };
}
