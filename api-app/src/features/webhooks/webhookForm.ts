import {
  WEBHOOK_EVENTS,
  WEBHOOK_HEADER_NAME,
  WEBHOOK_HEADER_VALUE,
  WEBHOOK_VERSIONS,
} from '@tracking-console/contract/api/webhookConstants';
import type { SaveWebhook, WebhookHeader, WebhookRow } from '@tracking-console/contract/api/webhooks';

export type WebhookValues = Omit<SaveWebhook, 'id'>;

export const NEW_WEBHOOK: WebhookValues = {
  url: '',
  version: WEBHOOK_VERSIONS[0],
  events: [...WEBHOOK_EVENTS],
  statuses: [],
  headers: [],
  enabled: true,
};

/** What is saved of a webhook that is listed. */
export const wantedOf = ({ url, version, events, statuses, headers, enabled }: WebhookRow): WebhookValues => ({
  url,
  version,
  events,
  statuses,
  headers,
  enabled,
});

const isEmpty = ({ name, value }: WebhookHeader) => name.trim() === '' && value.trim() === '';

/** As it is sent: lines that were left empty are no headers. */
export const cleaned = (values: WebhookValues): WebhookValues => ({
  ...values,
  url: values.url.trim(),
  headers: values.headers
    .filter((header) => !isEmpty(header))
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
});

const NAME = new RegExp(WEBHOOK_HEADER_NAME);
const VALUE = new RegExp(WEBHOOK_HEADER_VALUE);

/** What can be validated before sending; the server knows the rules for addresses. */
export function faultsOf(values: WebhookValues): Partial<Record<'url' | 'events' | 'headers', string>> {
  const { url, headers } = cleaned(values);
  return {
    ...(url === '' && { url: 'url' }),
    ...(values.events.length === 0 && { events: 'events' }),
    ...(headers.some(({ name, value }) => !NAME.test(name) || !VALUE.test(value)) && { headers: 'headerFormat' }),
  };
}
