import type { DryRun, DryRunEntry } from '@tracking-console/contract/notifications/dryRun';
import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import { FLOW_DRY_RUN_DAYS, type NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import { DAY } from '@tracking-console/contract/values/durations';
import type { Database } from '../../../database.ts';
import { and, eq, gt, inArray, lt, notInArray } from '../../../drizzle.ts';
import { shipments } from '../../shipments/model/shipmentTable.ts';
import type { Development } from '../development.ts';
import { entryOf, outcomeOf } from '../dryRun/outcome.ts';
import { type PastChange, pastChanges } from '../dryRun/pastChanges.ts';
import { type Limits, readJourneys } from '../dryRun/readJourneys.ts';
import { isNotified } from '../isNotified.ts';
import { type NewNotification, notifications } from '../notificationTable.ts';
import { masked } from '../rules/noticeRow.ts';
import { factsOf, isChange } from '../rules/recordRuleChanges.ts';
import type { FlowRecord } from './consumerTable.ts';
import {
  byTurn,
  decideFlow,
  emailOf,
  type FlowContext,
  flowMismatch,
  isAskedFirst,
  isTried,
  readContexts,
  readFlows,
} from './decideFlow.ts';

/** What a flow would have mailed in the last days beside the account's others, by the same decision; sends nothing. */
export async function dryRunFlow(db: Database, tested: FlowRecord, now: Date, limits?: Limits): Promise<DryRun> {
  const { gid } = tested;
  const since = new Date(now.getTime() - FLOW_DRY_RUN_DAYS * DAY);
  const flows = new Map([[gid, withFlow((await readFlows(db, [gid])).get(gid) ?? [], tested)]]);
  const replay = createReplay(tested);
  const looked = await readJourneys(db, { gid, which: isConcerned(tested, since), limits }, async (part) => {
    const changes = part
      .flatMap((journey) => pastChanges(journey, since))
      .filter(({ time, development }) => time >= since && time <= now && isChange(development));
    const developments = changes.map(({ development }) => development);
    const contextOf = await readContexts(db, developments, flows);
    const notified = await readNotified(db, developments, since);
    for (const change of changes) replay.add(change, contextOf(change.development), notified);
  });
  return outcomeOf(looked, replay.entries, { Recipients: [], RecipientTotal: replay.recipients.size });
}

/** Replaces the saved flow by the tested one. */
const withFlow = (flows: readonly FlowRecord[], tested: FlowRecord): FlowRecord[] =>
  [...flows.filter((one) => !isSame(one, tested)), tested].sort(byTurn);

const isSame = (one: FlowRecord, tested: FlowRecord) =>
  tested.name === '' ? one.name === '' && one.status === tested.status : one.id === tested.id;

/** Expiry is no update of the shipment. */
const isConcerned = ({ status }: FlowRecord, since: Date) =>
  status === 'Expired' ? gt(shipments.stopTrackTime, since) : gt(shipments.changeTime, since);

function createReplay(tested: FlowRecord) {
  const entries: DryRunEntry[] = [];
  const recipients = new Set<string>();
  const asked = new Map<string, FlowContext['recipient']>();
  return {
    entries,
    recipients,

    /** Changes of a shipment one after the other. */
    add({ development, time }: PastChange, found: FlowContext, notified: Set<string>): void {
      const { shipment, standing } = development;
      const { packageStatus: status, subStatus } = standing;
      if (!isNotified(status)) return;
      const email = emailOf(shipment);
      const context = { ...found, recipient: asked.get(email) ?? found.recipient };
      const decided = decideFlow(development, context, time);
      const mail = decided && mailOf(decided.row, context, notified);
      if (mail === 'asked') asked.set(email, askedAt(time));
      const reason = decided?.flow === tested ? mail : bypassOf(tested, development, status);
      if (reason === 'none') return;
      if (reason === null) recipients.add(email);
      entries.push(entryOf(shipment, status, { subStatus, time }, { reason, recipient: maskedEmail(email) }));
    },
  };
}

/** What became of a mail that was decided on; null: it was sent. A recipient is mailed once for a shipment's status. */
function mailOf(row: NewNotification, { recipient, sender }: FlowContext, notified: Set<string>): NoticeReason | null {
  if (row.state !== 'Waiting') return row.reason ?? null;
  const key = notifiedKey(row);
  if (notified.has(key)) return 'duplicate';
  notified.add(key);
  return isAskedFirst(recipient, sender?.consent ?? 'optOut') ? 'asked' : null;
}

/** Why a flow did not decide on a change; none: it is not about such changes. */
function bypassOf(tested: FlowRecord, { shipment, standing }: Development, status: NotifyStatus) {
  if (!isTried(tested, shipment.packageStatus !== status)) return 'none';
  const mismatch = flowMismatch(tested, factsOf({ ...shipment, ...standing }, status)) ?? 'otherFlow';
  return mismatch === 'statusOff' || mismatch === 'subStatus' ? 'none' : mismatch;
}

const notifiedKey = ({ shipmentId, status, recipient }: Pick<NewNotification, 'shipmentId' | 'status' | 'recipient'>) =>
  `${shipmentId} ${status} ${recipient}`;

const maskedEmail = (recipient: string) => masked({ channel: 'email', recipient });

const askedAt = (time: Date): FlowContext['recipient'] => ({
  askTime: time,
  createTime: time,
  verifyTime: null,
  unsubscribeTime: null,
  bounceTime: null,
});

/** What recipients were notified of before these days, as "shipment status recipient". */
async function readNotified(
  db: Database,
  developments: readonly PastChange['development'][],
  since: Date,
): Promise<Set<string>> {
  const { shipmentId, status, recipient, audience, occasion, state, createTime } = notifications;
  const ids = [...new Set(developments.map(({ shipment }) => shipment.id))];
  const rows = await db
    .select({ shipmentId, status, recipient })
    .from(notifications)
    .where(
      and(
        inArray(shipmentId, ids),
        eq(audience, 'CONSUMER'),
        eq(occasion, ''),
        lt(createTime, since),
        notInArray(state, ['Skipped', 'Suppressed']),
      ),
    );
  return new Set(rows.map(notifiedKey));
}
