import { EmailAddress } from '@tracking-console/contract/text';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import type { Transaction } from '../../../database.ts';
import { MINUTE } from '../../../durations.ts';
import { decideNotification, type Target } from '../decideNotification.ts';
import type { Development } from '../development.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { isNotified } from '../isNotified.ts';
import type { NewNotification } from '../notificationTable.ts';
import { goesBySubStatus, mismatchOf, type RuleFacts } from '../rules/matchRule.ts';
import { barOf } from '../rules/readRules.ts';
import { factsOf, isChange } from '../rules/recordRuleChanges.ts';
import {
  consumerFlows,
  consumerLinks,
  consumerRecipients,
  type FlowRecord,
  type RecipientRecord,
} from './consumerTable.ts';
import { type ReadSender, readSenders } from './senderService.ts';

/** Mails leave at once, or after the flow's delay. */
const AT_ONCE: Target['times'] = { digest: 'off', digestHour: 0, quietFrom: '', quietTo: '' };

/** Decides which recipients of shipments are mailed their new statuses, in the transaction that makes them. */
export async function recordConsumerChanges(
  transaction: Transaction,
  developments: readonly Development[],
  now: Date,
): Promise<void> {
  const changes = developments.filter(isChange);
  const flows = await readFlows(
    transaction,
    changes.map(({ shipment }) => shipment.ownerGid),
  );
  const listening = changes.filter(({ shipment }) => flows.has(shipment.ownerGid));
  if (listening.length === 0) return;
  const senders = await readSenders(transaction, [...flows.keys()]);
  const recipients = await readRecipients(transaction, listening);
  const muted = await readMuted(transaction, listening);
  const wanted = listening.flatMap((change) => {
    const { ownerGid: gid } = change.shipment;
    const email = emailOf(change.shipment);
    const recipient = recipients.get(keyOf(gid, email));
    const isMuted = muted.has(`${change.shipment.id} ${email}`);
    return decide(change, { flows: flows.get(gid) ?? [], sender: senders.get(gid), recipient, isMuted }, now);
  });
  await insertNotifications(transaction, wanted, now);
}

interface Account {
  flows: readonly FlowRecord[];
  sender: ReadSender | undefined;
  recipient: RecipientRecord | undefined;
  /** The recipient turned off the mails about this shipment. */
  isMuted: boolean;
}

function decide(
  { shipment, standing }: Development,
  { flows, sender, recipient, isMuted }: Account,
  now: Date,
): NewNotification[] {
  const { packageStatus: status, subStatus } = standing;
  if (!isNotified(status)) return [];
  const { id: shipmentId, ownerGid: gid, number, carrier, orderNo } = shipment;
  const isNewStatus = shipment.packageStatus !== status;
  const facts = factsOf({ ...shipment, ...standing }, status);
  const flow = flows.find((one) => fits(one, facts, isNewStatus));
  if (!flow) return [];
  const email = emailOf(shipment);
  const target: Target = {
    unwanted: null,
    barred: barOfMail(email, isMuted, () => recipientBar(recipient, sender?.consent ?? 'optOut')),
    ...{ isInstant: false, times: AT_ONCE, zone: 'UTC', delayMs: flow.delayMinutes * MINUTE },
  };
  const change = { status, isFirst: shipment.latestEvent === null, latestEventTime: standing.latestEventTime };
  return [
    {
      ...{ gid, audience: 'CONSUMER', shipmentId, number, carrier, orderNo, status, subStatus },
      ...{ channel: 'email', recipient: email, createTime: now },
      ...(flow.name !== '' && { flowId: flow.id, ruleName: flow.name }),
      ...decideNotification(change, target, now),
    },
  ];
}

function barOfMail(email: string, isMuted: boolean, other: () => Target['barred']): Target['barred'] {
  if (email === '') return 'noEmail';
  return isMuted ? 'unsubscribed' : other();
}

/** The first that fits mails, and no other. One that names detailed statuses is tried at each of them. */
function fits(flow: FlowRecord, facts: RuleFacts, isNewStatus: boolean): boolean {
  const conditions = { triggers: [flow.status], filters: flow.filters };
  return (isNewStatus || goesBySubStatus(conditions)) && mismatchOf(conditions, facts) === null;
}

/** Why a recipient gets no mails. Where recipients are asked first, the first mail is the question. */
export function recipientBar(recipient: RecipientRecord | undefined, consent: ReadSender['consent']): Target['barred'] {
  if (!recipient) return null;
  const bar = barOf({ ...recipient, verifyTime: recipient.verifyTime ?? recipient.createTime });
  if (bar) return bar;
  return consent === 'optIn' && recipient.askTime && !recipient.verifyTime ? 'unverified' : null;
}

/** Empty: the shipment has none that can be written to. */
export function emailOf({ email }: { email: string }): string {
  const given = email.trim().toLowerCase();
  return Value.Check(EmailAddress, given) ? given : '';
}

/** Those that are on, in the order they are tried: with a name, then the statuses' own. */
async function readFlows(transaction: Transaction, gids: readonly string[]): Promise<Map<string, FlowRecord[]>> {
  if (gids.length === 0) return new Map();
  const rows = await transaction
    .select()
    .from(consumerFlows)
    .where(and(inArray(consumerFlows.gid, [...new Set(gids)]), eq(consumerFlows.enabled, true)))
    .orderBy(desc(sql`${consumerFlows.name} <> ''`), asc(consumerFlows.position), asc(consumerFlows.id));
  return groupBy(rows, ({ gid }) => gid);
}

async function readRecipients(transaction: Transaction, changes: readonly Development[]) {
  const { gid, email } = consumerRecipients;
  const byOwner = groupBy(changes, ({ shipment }) => shipment.ownerGid);
  const conditions = [...byOwner].map(([owner, own]) =>
    and(eq(gid, owner), inArray(email, [...new Set(own.map(({ shipment }) => emailOf(shipment)))])),
  );
  const rows = await transaction
    .select()
    .from(consumerRecipients)
    .where(or(...conditions));
  return new Map(rows.map((row) => [keyOf(row.gid, row.email), row]));
}

/** Whose recipients turned off the mails about it, as "shipment email". */
async function readMuted(transaction: Transaction, changes: readonly Development[]): Promise<Set<string>> {
  const { shipmentId, email, muteTime } = consumerLinks;
  const ids = changes.map(({ shipment }) => shipment.id);
  const rows = await transaction
    .select({ shipmentId, email })
    .from(consumerLinks)
    .where(and(inArray(shipmentId, ids), isNotNull(muteTime)));
  return new Set(rows.map((row) => `${row.shipmentId} ${row.email}`));
}

function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

const keyOf = (gid: string, email: string) => `${gid} ${email}`;
