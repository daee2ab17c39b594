import { randomUUID } from 'node:crypto';
import type { WebhookProblem } from '@tracking-console/contract/api/webhookConstants';
import { MAX_RULES, RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import type { DryRunRule, RuleList, RuleRow, SaveRule } from '@tracking-console/contract/notifications/rules';
import { DAY } from '@tracking-console/contract/values/durations';
import { advisoryLock } from '../../../advisoryLock.ts';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, desc, eq, inArray, max, ne, sql } from '../../../drizzle.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { isOwnedBy, shipments } from '../../shipments/model/shipmentTable.ts';
import { stateOf } from '../decideNotification.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { isNotified } from '../isNotified.ts';
import { mergeEdit } from '../mergeEdit.ts';
import { type NewNotification, notifications } from '../notificationTable.ts';
import { refused } from '../refused.ts';
import { goesByTime } from './matchRule.ts';
import { type ReadRule, withTargets } from './readRules.ts';
import { noticeOf } from './recordRuleChanges.ts';
import { fieldsOf, toRow, toValues } from './ruleRow.ts';
import { notifyAddresses, notifyRules, type RuleRecord } from './ruleTable.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
  /** What is wrong with a URL; null: nothing. */
  checkUrl: (url: string) => WebhookProblem | null;
}

export type RuleService = ReturnType<typeof createRuleService>;

export function createRuleService({ db, now, checkUrl }: Surroundings) {
  return {
    checked,

    async list(gid: string): Promise<RuleList> {
      const rules = await db.select().from(notifyRules).where(eq(notifyRules.gid, gid)).orderBy(asc(notifyRules.id));
      const sent = await readSent(rules.map(({ id }) => id));
      const Rules = rules.map((rule) => ({ ...toRow(rule), ...(sent.get(rule.id) ?? NEVER_SENT) }));
      return { Rules, Limit: MAX_RULES };
    },

    /** Whether saving it would send notices to a URL that the rule does not send to yet. */
    async isNewTarget(gid: string, { RuleId, Url }: SaveRule): Promise<boolean> {
      const url = Url.trim();
      if (url === '') return false;
      const [known] = RuleId === undefined ? [] : await db.select().from(notifyRules).where(isOwn(gid, RuleId));
      return known?.url !== url;
    },

    async save(gid: string, { RuleId, Base, ...given }: SaveRule): Promise<RuleRow | Refusal> {
      const checkedValues = await checked(gid, given);
      if (checkedValues instanceof Refusal) return checkedValues;
      return db.transaction(async (transaction) => {
        await advisoryLock(transaction, 'rules', gid);
        const [known] =
          RuleId === undefined ? [] : await transaction.select().from(notifyRules).where(isOwn(gid, RuleId));
        if (RuleId !== undefined && !known) return NOT_FOUND;
        const wanted = known
          ? mergeEdit(fieldsOf(known), Base && (await withoutDeleted(transaction, gid, Base)), given)
          : given;
        if (!wanted) return CHANGED;
        const values = { ...checkedValues, enabled: wanted.Enabled };
        const others = and(eq(notifyRules.gid, gid), ne(notifyRules.id, known?.id ?? 0));
        const isTaken = await transaction.$count(notifyRules, and(others, sql`lower(name) = lower(${values.name})`));
        if (isTaken > 0) return NAME_TAKEN;
        if (!known && (await transaction.$count(notifyRules, others)) >= MAX_RULES) return TOO_MANY;
        const [saved] = known
          ? await transaction
              .update(notifyRules)
              .set({ ...values, ...(beginsAnew(known, values) && { scanTime: now() }) })
              .where(eq(notifyRules.id, known.id))
              .returning()
          : await transaction
              .insert(notifyRules)
              .values({ ...values, gid, scanTime: now(), createTime: now() })
              .returning();
        if (!saved) throw new Error('a rule was not saved');
        return { ...toRow(saved), ...NEVER_SENT };
      });
    },

    /** False: there is no such rule. */
    async toggle(gid: string, id: string, enabled: boolean): Promise<boolean> {
      const changed = await db
        .update(notifyRules)
        .set({ enabled, ...(enabled && { scanTime: now() }) })
        .where(and(isOwn(gid, id), ne(notifyRules.enabled, enabled)))
        .returning({ id: notifyRules.id });
      return changed.length > 0 || (await db.$count(notifyRules, isOwn(gid, id))) > 0;
    },

    /** What it has sent stays in the history; what waits is not sent. */
    async remove(gid: string, id: string): Promise<boolean> {
      const removed = await db.delete(notifyRules).where(isOwn(gid, id)).returning({ id: notifyRules.id });
      return removed.length > 0;
    },

    /** Sends the newest shipment to all recipients of the rule; null: there is no such rule, or no shipment. */
    async sendTest(gid: string, id: string): Promise<number | null> {
      const [rule] = await db.select().from(notifyRules).where(isOwn(gid, id));
      const [read] = rule ? await withTargets(db, [rule]) : [];
      const about = read && (await testAbout(read));
      if (!read || !about) return null;
      const wanted = read.targets.map(
        ({ channel, recipient, target: { barred } }): NewNotification => ({
          ...about,
          channel,
          recipient,
          type: 'test',
          occasion: `test ${randomUUID()}`,
          createTime: now(),
          ...(barred
            ? { state: stateOf(barred), reason: barred, endTime: now() }
            : { state: 'Waiting', dueTime: now() }),
        }),
      );
      await db.transaction((transaction) => insertNotifications(transaction, wanted, now()));
      return wanted.filter(({ state }) => state === 'Waiting').length;
    },
  };

  async function testAbout({ rule }: ReadRule) {
    const { id: ruleId, name: ruleName, gid, event } = rule;
    if (event !== 'shipment') {
      const about = event === 'quotaLow' ? '0' : 'https://example.com/hook';
      return { gid, audience: 'OWN' as const, ruleId, ruleName, number: '', status: event, subStatus: about };
    }
    const newest = await db
      .select()
      .from(shipments)
      .where(isOwnedBy({ gid, scope: 'API' }))
      .orderBy(desc(shipments.changeTime))
      .limit(20);
    const shipment = newest.find(({ packageStatus }) => isNotified(packageStatus));
    if (!shipment || !isNotified(shipment.packageStatus)) return null;
    return { ...noticeOf(rule, shipment), status: shipment.packageStatus };
  }

  /** Deleting an address takes it out of all rules, which is no edit of them. */
  async function withoutDeleted(transaction: Transaction, gid: string, base: DryRunRule): Promise<DryRunRule> {
    const known = await findAddresses(transaction, gid, base.Recipients);
    return { ...base, Recipients: base.Recipients.filter((email) => known.has(email)) };
  }

  /** The row of what is wanted, or what is wrong with it. */
  async function checked(gid: string, given: DryRunRule) {
    const { Recipients, Url, Zone } = given;
    if (!isZone(Zone)) return refused(RULE_CODES.badZone, 'The time zone is not known.');
    const recipients = [...new Set(Recipients.map((email) => email.toLowerCase()))];
    const url = Url.trim();
    if (recipients.length === 0 && url === '') return NO_RECIPIENT;
    const problem = url === '' ? null : checkUrl(url);
    if (problem) return refused(RULE_CODES.badUrl, 'Nothing can be sent to this URL.', { Problem: problem });
    const known = await findAddresses(db, gid, recipients);
    const unknown = recipients.find((email) => !known.has(email));
    if (unknown !== undefined) return refused(RULE_CODES.badAddress, 'The address is not yours.', { Email: unknown });
    return toValues(given, recipients, url);
  }

  async function findAddresses(reading: Database | Transaction, gid: string, emails: string[]): Promise<Set<string>> {
    const { gid: owner, email } = notifyAddresses;
    const rows = await reading
      .select({ email })
      .from(notifyAddresses)
      .where(and(eq(owner, gid), inArray(email, emails)));
    return new Set(rows.map((row) => row.email));
  }

  async function readSent(ruleIds: number[]): Promise<Map<number | null, Pick<RuleRow, 'LastSent' | 'SentInWeek'>>> {
    if (ruleIds.length === 0) return new Map();
    const { ruleId, state, reason, createTime, endTime } = notifications;
    const week = new Date(now().getTime() - 7 * DAY);
    const rows = await db
      .select({ ruleId, last: max(endTime), week: sql<number>`count(*) FILTER (WHERE ${createTime} > ${week})::int` })
      .from(notifications)
      .where(
        and(
          inArray(ruleId, ruleIds),
          inArray(state, ['Sent', 'Delivered', 'Bounced']),
          // An unknown mailbox bounces before anything is sent.
          sql`${reason} IS DISTINCT FROM 'refused'`,
        ),
      )
      .groupBy(ruleId);
    return new Map(
      rows.map((row) => [row.ruleId, { LastSent: row.last?.toISOString() ?? null, SentInWeek: row.week }]),
    );
  }
}

const NOT_FOUND = refused(RULE_CODES.notFound, 'There is no such rule.');
const NAME_TAKEN = refused(RULE_CODES.nameTaken, 'Another rule has this name.');
const CHANGED = refused(RULE_CODES.changedMeanwhile, 'The rule has been changed meanwhile.');
const TOO_MANY = refused(RULE_CODES.tooMany, `At most ${MAX_RULES} rules can be set.`);
const NO_RECIPIENT = refused(RULE_CODES.noRecipient, 'An address or a URL is required.');
const NEVER_SENT = { LastSent: null, SentInWeek: 0 };

const isOwn = (gid: string, id: string) => and(eq(notifyRules.gid, gid), eq(notifyRules.id, Number(id)));

/** Silence is counted from when the rule is on with these days. */
function beginsAnew(known: RuleRecord, values: Pick<RuleRecord, 'filters' | 'enabled' | 'triggers'>): boolean {
  const days = ({ filters: { NoUpdateDays, TransitDays } }: Pick<RuleRecord, 'filters'>) =>
    `${NoUpdateDays} ${TransitDays}`;
  return goesByTime(values) && (!known.enabled || days(known) !== days(values));
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
