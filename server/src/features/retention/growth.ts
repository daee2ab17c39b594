/** The callers that can add rows to a table, from the most to the least. */
export type Adder = 'anybody' | 'a key' | 'a provider' | 'customers' | 'staff' | 'the server';

interface Growth {
  by: Adder;
  tables: readonly string[];
  /** The limits for a caller that loops, beside the tables' retention. */
  bound: string;
}

/**
 * The limits of each table's rows. A test knows every table there is, floods those that callers without an account, or
 * with a limit, can reach, and compares the table of docs/how-to/operate.md.
 */
export const GROWTHS: readonly Growth[] = [
  {
    by: 'anybody',
    tables: ['rate_limits'],
    bound:
      'A row for each limit and address, account or key. A /64 of IPv6 is one address, and all of a /48 have 16 limits together',
  },
  {
    by: 'anybody',
    tables: ['account_events'],
    bound:
      'Attempts at the pace guessing is slowed down to; 600 sign-ins an hour and account; one for each act of its owner',
  },
  { by: 'anybody', tables: ['sessions', 'sign_in_steps'], bound: '600 sign-ins an hour and account' },
  { by: 'anybody', tables: ['password_resets'], bound: 'One an account; 10 an hour and address' },
  { by: 'anybody', tables: ['registrations'], bound: 'One an email address; 10 an hour and address' },
  { by: 'anybody', tables: ['users'], bound: 'One an email address, and only with the link that was mailed to it' },
  { by: 'anybody', tables: ['passkey_challenges'], bound: '60 a minute and address' },
  { by: 'anybody', tables: ['stand_in_states'], bound: '600 requests a minute and address; the demo alone' },
  {
    by: 'anybody',
    tables: ['demo_payment_events'],
    bound: '120 requests a minute and address, and only at an open checkout; gone once it is sent; the demo alone',
  },
  {
    by: 'anybody',
    tables: ['order_events'],
    bound: 'The first 20 failed payments of an order; else one for each act of its owner, 300 a minute and account',
  },
  {
    by: 'a key',
    tables: ['api_logs'],
    bound:
      'Calls that are let through, 3 a second and key, and 600 a minute of an account’s consoles; of those that are refused at once, the first of each minute, key, endpoint and reason',
  },
  {
    by: 'a key',
    tables: ['api_usage'],
    bound: 'A row for each hour, key and endpoint there is, and for each hour and carrier there is',
  },
  {
    by: 'a key',
    tables: ['shipments', 'quota_ledger'],
    bound: 'The account’s quota, and its registrations a day',
  },
  {
    by: 'a key',
    tables: ['shipment_counts', 'shipment_moments'],
    bound: 'A row for each change of a shipment, added up from time to time',
  },
  { by: 'a key', tables: ['shipment_changes'], bound: 'The latest 100 of a shipment' },
  {
    by: 'a key',
    tables: ['webhook_events', 'webhook_deliveries', 'live_events'],
    bound: '40 numbers a call, 3 calls a second and key, 10 webhooks an account',
  },
  { by: 'a provider', tables: ['source_events'], bound: 'Signed requests alone; one for each event' },
  {
    by: 'a provider',
    tables: ['mail_reports'],
    bound: 'Signed requests alone; one for each report of a mail that was sent',
  },
  {
    by: 'customers',
    tables: ['visits'],
    bound: 'One an account and console',
  },
  {
    by: 'customers',
    tables: ['release_load_tellers', 'release_loads'],
    bound: '600 reports a minute and account; one a minute, session and module of a release there is',
  },
  { by: 'customers', tables: ['application_switches'], bound: '60 a minute and account' },
  {
    by: 'customers',
    tables: ['air_waybills', 'quota_accounts'],
    bound: 'The account’s quota',
  },
  {
    by: 'customers',
    tables: ['tasks', 'task_files', 'task_file_chunks', 'task_log'],
    bound: '10 under way an account',
  },
  { by: 'customers', tables: ['shares'], bound: '10 valid ones a shipment' },
  {
    by: 'customers',
    tables: ['api_keys'],
    bound: '10 active ones an account, and only soon after the person was checked',
  },
  {
    by: 'customers',
    tables: ['email_codes'],
    bound: 'One an account and purpose',
  },
  {
    by: 'customers',
    tables: ['orders', 'order_payments', 'offline_transfers', 'offline_receipts', 'offline_transfer_events'],
    bound: '300 calls a minute and account; 20 orders that wait for payment',
  },
  {
    by: 'customers',
    tables: ['invoices', 'invoice_orders', 'invoice_profiles'],
    bound: 'One an order that was paid; 20 profiles an account',
  },
  {
    by: 'customers',
    tables: [
      'user_photos',
      'user_identities',
      'two_steps',
      'companies',
      'settings',
      'allow_lists',
      'brands',
      'consumer_senders',
      'sender_domains',
      'mail_recipients',
      'social_accounts',
      'privacy_acceptances',
    ],
    bound: 'One an account, or an account and kind',
  },
  {
    by: 'customers',
    tables: [
      'passkeys',
      'saved_views',
      'import_mappings',
      'webhooks',
      'notify_rules',
      'notify_addresses',
      'notify_templates',
      'notify_template_versions',
      'consumer_flows',
    ],
    bound: 'A fixed number an account, 10 to 50 of each',
  },
  {
    by: 'staff',
    tables: [
      'override_grants',
      'override_audit',
      'release_approvals',
      'release_tokens',
      'release_answers',
      'release_ledger',
      'releases',
      'module_versions',
      'release_channels',
      'invoice_decisions',
      'privacy_agreements',
    ],
    bound: 'People with that right alone',
  },
  {
    by: 'the server',
    tables: [
      'checkpoints',
      'provider_legs',
      'notifications',
      'sent_mails',
      'consumer_recipients',
      'consumer_links',
      'webhook_usage',
      'quota_grants',
      'invoice_numbers',
      'demo_checkouts',
      'source_state',
      'pgboss.*',
      'drizzle.__drizzle_migrations',
    ],
    bound: 'What it does for the shipments, orders and accounts there are',
  },
];
