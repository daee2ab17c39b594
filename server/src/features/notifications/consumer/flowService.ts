import type { DryRun } from '@tracking-console/contract/notifications/dryRun';
import { NOTIFY_STATUSES } from '@tracking-console/contract/notifications/notificationConstants';
import { RULE_CODES } from '@tracking-console/contract/notifications/ruleConstants';
import { MAX_FLOWS } from '@tracking-console/contract/notifications/templateConstants';
import type {
  ChangeFlow,
  CustomFlow,
  CustomFlowFields,
  DryRunFlow,
  Flow,
  SaveCustomFlow,
  SaveFlow,
} from '@tracking-console/contract/notifications/templates';
import { advisoryLock } from '../../../advisoryLock.ts';
import type { Database, Transaction } from '../../../database.ts';
import { and, asc, eq, max, ne, sql } from '../../../drizzle.ts';
import type { Refusal } from '../../../http/calls/refusal.ts';
import { mergeEdit } from '../mergeEdit.ts';
import { refused } from '../refused.ts';
import { consumerFlows, type FlowRecord, NO_FILTERS, notifyTemplates } from './consumerTable.ts';
import { copyTemplates } from './copyTemplates.ts';
import { dryRunFlow } from './dryRunFlow.ts';

interface Surroundings {
  db: Database;
  now: () => Date;
}

export type FlowService = ReturnType<typeof createFlowService>;

/** When an account's customers are mailed: one flow for each status, and the account's own, which come before them. */
export function createFlowService({ db, now }: Surroundings) {
  const { gid: owner, name, status, position, id: flowId } = consumerFlows;
  return {
    async list(gid: string): Promise<{ Flows: Flow[]; CustomFlows: CustomFlow[] }> {
      const rows = await db.select().from(consumerFlows).where(eq(owner, gid)).orderBy(asc(position), asc(flowId));
      return {
        Flows: NOTIFY_STATUSES.map((Status) => {
          const flow = rows.find((row) => row.name === '' && row.status === Status);
          return { Status, ...(flow ? fieldsOf(flow) : OFF) };
        }),
        CustomFlows: rows.filter((row) => row.name !== '').map(toCustomFlow),
      };
    },

    async save(gid: string, { Base, ...given }: SaveFlow): Promise<Refusal | null> {
      return db.transaction(async (transaction) => {
        await advisoryLock(transaction, 'flows', gid);
        const { Status } = given;
        const isOfStatus = and(eq(owner, gid), eq(name, ''), eq(status, Status));
        const [stored] = await transaction.select().from(consumerFlows).where(isOfStatus);
        const wanted = mergeEdit<Flow>({ Status, ...(stored ? fieldsOf(stored) : OFF) }, Base, given);
        if (!wanted) return CHANGED;
        await put(transaction, gid, Status, columnsOf(wanted));
        return null;
      });
    },

    async saveCustom(gid: string, { FlowId, CopyOf, Base, ...given }: SaveCustomFlow): Promise<CustomFlow | Refusal> {
      return db.transaction(async (transaction) => {
        await advisoryLock(transaction, 'flows', gid);
        const known = FlowId === undefined ? undefined : await find(transaction, gid, FlowId);
        const copied = CopyOf === undefined ? undefined : await find(transaction, gid, CopyOf);
        if ((FlowId !== undefined && !known) || (CopyOf !== undefined && !copied)) return NO_FLOW;
        const wanted = known ? mergeEdit<CustomFlowFields>(customFieldsOf(known), Base, given) : given;
        if (!wanted) return CHANGED;
        const values = {
          ...columnsOf(wanted),
          name: wanted.Name.trim(),
          status: wanted.Status,
          hasTemplate: wanted.HasTemplate,
        };
        const others = and(isCustom(gid), ne(flowId, known?.id ?? 0));
        const isTaken = await transaction.$count(
          consumerFlows,
          and(others, sql`lower(${name}) = lower(${values.name})`),
        );
        if (isTaken > 0) return NAME_TAKEN;
        if (known) return toCustomFlow(await update(transaction, known, values));
        if ((await transaction.$count(consumerFlows, others)) >= MAX_FLOWS) return TOO_MANY;
        const [last] = await transaction
          .select({ position: max(position) })
          .from(consumerFlows)
          .where(others);
        const place = (last?.position ?? 0) + 1;
        const [made] = await transaction
          .insert(consumerFlows)
          .values({ gid, ...values, position: place })
          .returning();
        if (!made) throw new Error('a flow was not saved');
        if (copied) await copyTemplates(transaction, { from: copied, to: made, now: now() });
        return toCustomFlow(made);
      });
    },

    /** Switches or delays a flow and leaves the rest of it as it is; false: there is no such flow. */
    async change(gid: string, { Enabled, DelayMinutes, ...named }: ChangeFlow): Promise<boolean> {
      const values = {
        ...(Enabled !== undefined && { enabled: Enabled }),
        ...(DelayMinutes !== undefined && { delayMinutes: DelayMinutes }),
      };
      return db.transaction(async (transaction) => {
        await advisoryLock(transaction, 'flows', gid);
        if ('Status' in named) {
          await put(transaction, gid, named.Status, values);
          return true;
        }
        const isIt = and(isCustom(gid), eq(flowId, Number(named.FlowId)));
        const changed = await transaction.update(consumerFlows).set(values).where(isIt).returning({ id: flowId });
        return changed.length > 0;
      });
    },

    /** One place up or down among the account's own; false: there is no such flow. */
    async move(gid: string, id: string, by: 1 | -1): Promise<boolean> {
      return db.transaction(async (transaction) => {
        await advisoryLock(transaction, 'flows', gid);
        const rows = await transaction
          .select()
          .from(consumerFlows)
          .where(isCustom(gid))
          .orderBy(asc(position), asc(flowId));
        const from = rows.findIndex((row) => row.id === Number(id));
        if (from < 0) return false;
        const [moved] = rows.splice(from, 1);
        if (moved) rows.splice(Math.max(0, from + by), 0, moved);
        for (const [place, row] of rows.entries()) {
          if (row.position !== place + 1)
            await transaction
              .update(consumerFlows)
              .set({ position: place + 1 })
              .where(eq(flowId, row.id));
        }
        return true;
      });
    },

    /** With its templates; what it has sent stays in the history, and what waits is not sent. */
    async remove(gid: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(consumerFlows)
        .where(and(isCustom(gid), eq(flowId, Number(id))))
        .returning({ id: flowId });
      return removed.length > 0;
    },

    /** What a flow would have sent were it on; null: there is no such flow. */
    async dryRun(gid: string, wanted: DryRunFlow): Promise<DryRun | null> {
      const isOwn = 'Name' in wanted;
      const known = isOwn && wanted.FlowId !== undefined ? await find(db, gid, wanted.FlowId) : NEW_FLOW;
      if (!known) return null;
      const { Status, ...given } = wanted;
      const changes = { ...columnsOf(given), name: isOwn ? wanted.Name.trim() : '', status: Status, enabled: true };
      return dryRunFlow(db, { ...known, ...changes, gid }, now());
    },

    /** Null: the account has no such flow of its own. */
    find: (gid: string, id: string) => find(db, gid, id).then((flow) => flow ?? null),
  };

  async function find(reading: Database | Transaction, gid: string, id: string): Promise<FlowRecord | undefined> {
    const [flow] = await reading
      .select()
      .from(consumerFlows)
      .where(and(isCustom(gid), eq(flowId, Number(id))));
    return flow;
  }

  /** The flow of a status; what `values` leaves out is kept, or as in a flow that was never set. */
  async function put(
    transaction: Transaction,
    gid: string,
    ofStatus: Flow['Status'],
    values: Partial<ReturnType<typeof columnsOf>>,
  ): Promise<void> {
    await transaction
      .insert(consumerFlows)
      .values({ gid, status: ofStatus, ...columnsOf(OFF), ...values })
      .onConflictDoUpdate({ target: [owner, status], targetWhere: sql`${name} = ''`, set: values });
  }

  /** Its templates go with it to another status. */
  async function update(
    transaction: Transaction,
    { id }: FlowRecord,
    values: Partial<FlowRecord>,
  ): Promise<FlowRecord> {
    const [saved] = await transaction.update(consumerFlows).set(values).where(eq(flowId, id)).returning();
    if (!saved) throw new Error('a flow was not saved');
    await transaction.update(notifyTemplates).set({ status: saved.status }).where(eq(notifyTemplates.flowId, id));
    return saved;
  }

  function isCustom(gid: string) {
    return and(eq(owner, gid), ne(name, ''));
  }
}

const NO_FLOW = refused(RULE_CODES.notFound, 'There is no such flow.');
const NAME_TAKEN = refused(RULE_CODES.nameTaken, 'Another flow has this name.');
const CHANGED = refused(RULE_CODES.changedMeanwhile, 'The flow has been changed meanwhile.');
const TOO_MANY = refused(RULE_CODES.tooMany, `At most ${MAX_FLOWS} flows can be set.`);

const OFF: Omit<Flow, 'Status'> = { Enabled: false, DelayMinutes: 0, Filters: NO_FILTERS, Language: '' };

/** Its place is behind the others'. */
const NEW_FLOW = { id: 0, position: Number.MAX_SAFE_INTEGER, hasTemplate: false };

function columnsOf({ Enabled, DelayMinutes, Filters, Language }: Omit<Flow, 'Status'>) {
  const filters = { ...Filters, Keywords: Filters.Keywords.map((keyword) => keyword.trim()) };
  return { enabled: Enabled, delayMinutes: DelayMinutes, filters, language: Language };
}

const fieldsOf = ({ enabled, delayMinutes, filters, language }: FlowRecord): Omit<Flow, 'Status'> => ({
  Enabled: enabled,
  DelayMinutes: delayMinutes,
  Filters: filters,
  Language: language as Flow['Language'], // as the schema let it in
});

const customFieldsOf = (flow: FlowRecord): CustomFlowFields => ({
  Name: flow.name,
  Status: flow.status,
  HasTemplate: flow.hasTemplate,
  ...fieldsOf(flow),
});

const toCustomFlow = (flow: FlowRecord): CustomFlow => ({ FlowId: String(flow.id), ...customFieldsOf(flow) });
