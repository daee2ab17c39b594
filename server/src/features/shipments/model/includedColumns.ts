const FILTERED = [
  'carrier',
  'final_carrier',
  'shipping_country',
  'recipient_country',
  'has_estimate',
  'tag_type',
  'is_unread',
] as const;
const LISTED = [
  'package_status',
  'sub_status',
  'change_time',
  'latest_event_time',
  ...FILTERED,
  'search_text',
] as const;

/**
 * Columns that indexes of shipments include beside their key, so that a list is filtered and counted without its table. Drizzle
 * cannot declare them: their migrations do, and a test compares those with this. `shipments_standings` and `shipments_words`
 * have the same key and differ in these alone.
 */
export const INCLUDED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  shipments_added: LISTED,
  shipments_updated: ['package_status', 'sub_status', 'change_time', 'register_time', ...FILTERED, 'search_text'],
  shipments_ranked: [...LISTED, 'register_time'],
  shipments_travelled: [...LISTED, 'register_time'],
  shipments_travelling: [...LISTED, 'register_time'],
  shipments_archived: [...LISTED, 'transit_time', 'pickup_time', 'status_rank'],
  // Counted without words, and with words searched for.
  shipments_standings: ['change_time', 'package_status', ...FILTERED],
  shipments_words: ['change_time', 'carrier', 'final_carrier', 'search_text'],
  shipments_api_standings: [
    'tracking_status',
    'carrier',
    'data_origin',
    'sync_status',
    'push_status',
    'push_status_code',
  ],
};
