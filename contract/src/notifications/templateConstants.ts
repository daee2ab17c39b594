/** Constants of the mails to the customer's customers, apart from the schemas, which a page does not need. */

/** What a template may insert: {{number}}. */
export const TEMPLATE_VARIABLES = [
  'number',
  'carrier',
  'status',
  'sub_status',
  'last_event',
  'edd',
  'order_no',
  'consignee',
  'tracking_url',
  'company',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

export const BLOCK_KINDS = ['logo', 'heading', 'text', 'timeline', 'order', 'button', 'footer'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** Filled from the brand or the shipment, without words of their own. */
export const WORDLESS_BLOCKS: readonly BlockKind[] = ['logo', 'timeline', 'order'];

export const MAX_SUBJECT = 150;
export const MAX_BLOCKS = 20;
/** Subject and blocks together, as they are sent. */
export const MAX_TEMPLATE_BYTES = 64 * 1024;
export const MAX_SENDER_NAME = 60;
/** Flows of the customer's own, beside those of the statuses. */
export const MAX_FLOWS = 50;
export const MAX_FLOW_NAME = 60;
/** Versions of a template that are kept. */
export const MAX_VERSIONS = 50;
/** How long a mail's link to the tracking page works. */
export const LINK_DAYS = 180;
/** Shipments a preview can be chosen from. */
export const PREVIEW_SHIPMENTS = 20;

/** optIn: a mail asks recipients for consent first. */
export const CONSENTS = ['optOut', 'optIn'] as const;
export type Consent = (typeof CONSENTS)[number];

/** variable: an unknown one. tag: loops and other tags. syntax: it cannot be read. length: a subject of no or too many characters. */
export type TemplateProblem = 'variable' | 'tag' | 'syntax' | 'length';

/** What a domain publishes for mails that are sent in its name. */
export const DNS_RECORD_KINDS = ['SPF', 'DKIM', 'DMARC'] as const;
export type DnsRecordKind = (typeof DNS_RECORD_KINDS)[number];
/** wrong: there is one, but it does not let our mails through. */
export const DNS_RECORD_STATES = ['unchecked', 'found', 'missing', 'wrong'] as const;
export type DnsRecordState = (typeof DNS_RECORD_STATES)[number];
