import type { WebhookHeader } from '@tracking-console/contract/api/webhooks';
import type { Sealer } from '../../sealing.ts';
import type { WebhookRecord } from './webhookTable.ts';

/** The context that the encrypted texts of an account's webhooks are bound to. */
export const contextOf = (gid: string) => `webhook ${gid}`;

/** The valid ones, the newest last. */
export function openSecrets(sealer: Sealer, webhook: WebhookRecord, now: Date): string[] {
  const { gid, secret, previousSecret, previousUntil } = webhook;
  const previous = previousSecret && previousUntil && previousUntil > now ? [previousSecret] : [];
  return [...previous, secret].map((sealed) => sealer.open(sealed, contextOf(gid)));
}

export function openHeaders(sealer: Sealer, { gid, headers }: WebhookRecord): WebhookHeader[] {
  return JSON.parse(sealer.open(headers, contextOf(gid))) as WebhookHeader[]; // written by sealHeaders
}

export function sealHeaders(sealer: Sealer, gid: string, headers: readonly WebhookHeader[]): string {
  return sealer.seal(JSON.stringify(headers), contextOf(gid));
}
