import type { RuleEvent } from '@tracking-console/contract/notifications/ruleConstants';
import type { Transaction } from '../../../database.ts';
import { stateOf, whenSent } from '../decideNotification.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { readRules } from './readRules.ts';

interface AccountEvent {
  gid: string;
  event: Exclude<RuleEvent, 'shipment'>;
  /** Which webhook, or how many credits. */
  about: string;
}

/** Queues the notifications of an account event in the transaction that records it. */
export const recordQuotaLow = (transaction: Transaction, { gid, remain }: { gid: string; remain: number }, now: Date) =>
  recordAccountEvent(transaction, { gid, event: 'quotaLow', about: String(remain) }, now);

export const recordWebhookFailing = (transaction: Transaction, { gid, url }: { gid: string; url: string }, now: Date) =>
  recordAccountEvent(transaction, { gid, event: 'webhookFailing', about: url }, now);

async function recordAccountEvent(
  transaction: Transaction,
  { gid, event, about }: AccountEvent,
  now: Date,
): Promise<void> {
  const rules = (await readRules(transaction, [gid], event)).get(gid) ?? [];
  const wanted = rules.flatMap(({ rule, targets }) =>
    targets.map(({ channel, recipient, target }) => ({
      gid,
      audience: 'OWN' as const,
      ruleId: rule.id,
      ruleName: rule.name,
      shipmentId: null,
      number: '',
      status: event,
      subStatus: about,
      channel,
      recipient,
      createTime: now,
      ...(target.barred
        ? { state: stateOf(target.barred), reason: target.barred, endTime: now }
        : whenSent(target, now)),
    })),
  );
  await insertNotifications(transaction, wanted, now);
}
