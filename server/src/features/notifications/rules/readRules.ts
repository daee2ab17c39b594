import type { RuleEvent } from '@tracking-console/contract/notifications/ruleConstants';
import { MINUTE } from '@tracking-console/contract/values/durations';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, eq, inArray } from '../../../drizzle.ts';
import { readApiSettings } from '../../settings/apiSettingService.ts';
import type { Target } from '../decideNotification.ts';
import type { NewNotification } from '../notificationTable.ts';
import { type AddressRecord, notifyAddresses, notifyRules, type RuleRecord } from './ruleTable.ts';

type Reading = Database | Transaction;

/** One recipient of a rule: where it is notified, and under which conditions. */
export interface RuleTarget extends Pick<Required<NewNotification>, 'channel' | 'recipient'> {
  target: Target;
}

export interface ReadRule {
  rule: RuleRecord;
  targets: RuleTarget[];
}

/** The enabled rules of accounts, with their recipients. */
export async function readRules(
  reading: Reading,
  gids: readonly string[],
  event: RuleEvent,
): Promise<Map<string, ReadRule[]>> {
  const found = await reading
    .select()
    .from(notifyRules)
    .where(
      and(inArray(notifyRules.gid, [...new Set(gids)]), eq(notifyRules.event, event), eq(notifyRules.enabled, true)),
    )
    .orderBy(asc(notifyRules.id));
  const read = new Map<string, ReadRule[]>();
  for (const one of await withTargets(reading, found)) read.set(one.rule.gid, [...(read.get(one.rule.gid) ?? []), one]);
  return read;
}

export async function withTargets(reading: Reading, rules: readonly RuleRecord[]): Promise<ReadRule[]> {
  if (rules.length === 0) return [];
  const gids = [...new Set(rules.map(({ gid }) => gid))];
  const addresses = await reading.select().from(notifyAddresses).where(inArray(notifyAddresses.gid, gids));
  const settings = await readApiSettings(reading, gids);
  return rules.map((rule) => {
    const own = new Map(addresses.filter(({ gid }) => gid === rule.gid).map((one) => [one.email, one]));
    const zone = settings.get(rule.gid)?.time_zone || rule.zone;
    return { rule, targets: targetsOf(rule, own, zone) };
  });
}

function targetsOf(rule: RuleRecord, addresses: ReadonlyMap<string, AddressRecord>, zone: string): RuleTarget[] {
  const target = targetOf(rule, zone);
  const mails = rule.recipients.map((recipient) => ({
    channel: 'email' as const,
    recipient,
    target: { ...target, barred: barOf(addresses.get(recipient)) },
  }));
  return rule.url === '' ? mails : [...mails, { channel: rule.urlKind, recipient: rule.url, target }];
}

function targetOf({ send, digestHour, quietFrom, quietTo, delayMinutes }: RuleRecord, zone: string): Target {
  const digest = send === 'single' ? ('off' as const) : send;
  const times = { digest, digestHour, quietFrom, quietTo };
  return { unwanted: null, barred: null, isInstant: false, times, zone, delayMs: delayMinutes * MINUTE };
}

/** One of the account's own, confirmed or not. */
export async function findAddress(db: Reading, gid: string, email: string): Promise<AddressRecord | undefined> {
  const own = and(eq(notifyAddresses.gid, gid), eq(notifyAddresses.email, email));
  const [address] = await db.select().from(notifyAddresses).where(own);
  return address;
}

/** Why an address gets no mails; null: it does. */
export function barOf(
  address: Pick<AddressRecord, 'verifyTime' | 'unsubscribeTime' | 'bounceTime'> | undefined,
): Target['barred'] {
  if (!address?.verifyTime) return 'unverified';
  if (address.unsubscribeTime) return 'unsubscribed';
  return address.bounceTime ? 'bounced' : null;
}
