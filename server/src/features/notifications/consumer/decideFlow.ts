import { MINUTE } from '@tracking-console/contract/values/durations';
import { EmailAddress } from '@tracking-console/contract/values/text';
import { Compile } from 'typebox/compile';
import type { Database, Transaction } from '../../../database.ts';
import { and, eq, inArray, isNotNull, or } from '../../../drizzle.ts';
import { decideNotification, type Target } from '../decideNotification.ts';
import type { Development } from '../development.ts';
import { isNotified } from '../isNotified.ts';
import type { NewNotification } from '../notificationTable.ts';
import { goesBySubStatus, mismatchOf, type RuleFacts } from '../rules/matchRule.ts';
import { barOf } from '../rules/readRules.ts';
import { factsOf } from '../rules/recordRuleChanges.ts';
import {
  consumerFlows,
  consumerLinks,
  consumerRecipients,
  type FlowRecord,
  type RecipientRecord,
} from './consumerTable.ts';
import { type ReadSender, readSenders } from './senderService.ts';

const emailAddress = Compile(EmailAddress);

type Reading = Database | Transaction;
/** What decisions read of a recipient; the rest is not known before the first mail. */
export type RecipientState = Omit<RecipientRecord, 'gid' | 'email' | 'token' | 'verifyToken'>;

/** Mails leave at once, or after the flow's delay. */
const AT_ONCE: Target['times'] = { digest: 'off', digestHour: 0, quietFrom: '', quietTo: '' };

/** What decides about a shipment's mails beside the shipment. */
export interface FlowContext {
  /** Those that are on, in the order they are tried. */
  flows: readonly FlowRecord[];
  sender: ReadSender | undefined;
  recipient: RecipientState | undefined;
  /** The recipient turned off the mails about this shipment. */
  isMuted: boolean;
}

/** The flow that decides on a change, and what it decides; null: none fits. */
export function decideFlow(
  { shipment, standing }: Development,
  { flows, sender, recipient, isMuted }: FlowContext,
  now: Date,
): { flow: FlowRecord; row: NewNotification } | null {
  const { packageStatus: status, subStatus } = standing;
  if (!isNotified(status)) return null;
  const { id: shipmentId, ownerGid: gid, number, carrier, orderNo } = shipment;
  const isNewStatus = shipment.packageStatus !== status;
  const facts = factsOf({ ...shipment, ...standing }, status);
  const flow = flows.find((one) => isTried(one, isNewStatus) && flowMismatch(one, facts) === null);
  if (!flow) return null;
  const email = emailOf(shipment);
  const target: Target = {
    unwanted: null,
    barred: barOfMail(email, isMuted, () => recipientBar(recipient, sender?.consent ?? 'optOut')),
    isInstant: false,
    times: AT_ONCE,
    zone: 'UTC',
    delayMs: flow.delayMinutes * MINUTE,
  };
  const change = { status, isFirst: shipment.latestEvent === null, latestEventTime: standing.latestEventTime };
  const row: NewNotification = {
    gid,
    audience: 'CONSUMER',
    shipmentId,
    number,
    carrier,
    orderNo,
    status,
    subStatus,
    channel: 'email',
    recipient: email,
    createTime: now,
    ...(flow.name !== '' && { flowId: flow.id, ruleName: flow.name }),
    ...decideNotification(change, target, now),
  };
  return { flow, row };
}

function barOfMail(email: string, isMuted: boolean, other: () => Target['barred']): Target['barred'] {
  if (email === '') return 'noEmail';
  return isMuted ? 'unsubscribed' : other();
}

/** A flow that names detailed statuses is tried at each of them; the others at a new status. */
export const isTried = (flow: FlowRecord, isNewStatus: boolean) => isNewStatus || goesBySubStatus(conditionsOf(flow));

export const flowMismatch = (flow: FlowRecord, facts: RuleFacts) => mismatchOf(conditionsOf(flow), facts);

const conditionsOf = ({ status, filters }: FlowRecord) => ({ triggers: [status], filters });

/** Why a recipient gets no mails. If recipients must agree first, the first mail is the question. */
export function recipientBar(recipient: RecipientState | undefined, consent: ReadSender['consent']): Target['barred'] {
  if (!recipient) return null;
  const bar = barOf({ ...recipient, verifyTime: recipient.verifyTime ?? recipient.createTime });
  if (bar) return bar;
  return isAskedFirst(recipient, consent) && recipient.askTime ? 'unverified' : null;
}

/** Whether the mail to a recipient is the question. */
export const isAskedFirst = (recipient: RecipientState | undefined, consent: ReadSender['consent']) =>
  consent === 'optIn' && !recipient?.verifyTime;

/** Empty: the shipment has none that can be written to. */
export function emailOf({ email }: { email: string }): string {
  const given = email.trim().toLowerCase();
  return emailAddress.Check(given) ? given : '';
}

/** Those that are on, in the order they are tried. */
export async function readFlows(reading: Reading, gids: readonly string[]): Promise<Map<string, FlowRecord[]>> {
  if (gids.length === 0) return new Map();
  const rows = await reading
    .select()
    .from(consumerFlows)
    .where(and(inArray(consumerFlows.gid, [...new Set(gids)]), eq(consumerFlows.enabled, true)));
  return groupBy(rows.sort(byTurn), ({ gid }) => gid);
}

/** Flows with a name come first, then the statuses' own. */
export const byTurn = (one: FlowRecord, other: FlowRecord) =>
  Number(one.name === '') - Number(other.name === '') || one.position - other.position || one.id - other.id;

/** Reads what decides about these changes, for all of them at once. */
export async function readContexts(
  reading: Reading,
  changes: readonly Development[],
  flows: ReadonlyMap<string, readonly FlowRecord[]>,
): Promise<(change: Development) => FlowContext> {
  const senders = await readSenders(reading, [...flows.keys()]);
  const recipients = await readRecipients(reading, changes);
  const muted = await readMuted(reading, changes);
  return ({ shipment }) => {
    const { ownerGid: gid, id } = shipment;
    const email = emailOf(shipment);
    const recipient = recipients.get(keyOf(gid, email));
    return { flows: flows.get(gid) ?? [], sender: senders.get(gid), recipient, isMuted: muted.has(`${id} ${email}`) };
  };
}

async function readRecipients(reading: Reading, changes: readonly Development[]) {
  const { gid, email } = consumerRecipients;
  const byOwner = groupBy(changes, ({ shipment }) => shipment.ownerGid);
  if (byOwner.size === 0) return new Map<string, RecipientRecord>();
  const conditions = [...byOwner].map(([owner, own]) =>
    and(eq(gid, owner), inArray(email, [...new Set(own.map(({ shipment }) => emailOf(shipment)))])),
  );
  const rows = await reading
    .select()
    .from(consumerRecipients)
    .where(or(...conditions));
  return new Map(rows.map((row) => [keyOf(row.gid, row.email), row]));
}

/** Recipients that turned off the mails about a shipment, as "shipment email". */
async function readMuted(reading: Reading, changes: readonly Development[]): Promise<Set<string>> {
  const { shipmentId, email, muteTime } = consumerLinks;
  const ids = [...new Set(changes.map(({ shipment }) => shipment.id))];
  const rows = await reading
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
