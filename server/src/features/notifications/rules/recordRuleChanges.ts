import type { Transaction } from '../../../database.ts';
import { decideNotification } from '../decideNotification.ts';
import type { Development } from '../development.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { isNotified } from '../isNotified.ts';
import type { NewNotification } from '../notificationTable.ts';
import { goesBySubStatus, goesByTime, mismatchOf, type RuleFacts } from './matchRule.ts';
import { type ReadRule, readRules } from './readRules.ts';

/** Applies the rules to shipments' new statuses, in the transaction that sets them. */
export async function recordRuleChanges(
  transaction: Transaction,
  developments: readonly Development[],
  now: Date,
): Promise<void> {
  const changes = developments.filter(isChange);
  if (changes.length === 0) return;
  const rules = await readRules(
    transaction,
    changes.map(({ shipment }) => shipment.ownerGid),
    'shipment',
  );
  const wanted = changes.flatMap((change) =>
    (rules.get(change.shipment.ownerGid) ?? []).flatMap((rule) => decide(change, rule, now)),
  );
  await insertNotifications(transaction, wanted, now);
}

/** Shipments of test keys are for trying out. */
export function isChange({ shipment, standing }: Development): boolean {
  return shipment.scope === 'API' && shipment.subStatus !== standing.subStatus;
}

function decide({ shipment, standing }: Development, { rule, targets }: ReadRule, now: Date): NewNotification[] {
  const { packageStatus: status, subStatus } = standing;
  const isNew = goesBySubStatus(rule) || shipment.packageStatus !== status;
  if (goesByTime(rule) || !isNew || !isNotified(status)) return [];
  if (mismatchOf(rule, factsOf({ ...shipment, ...standing }, status)) !== null) return [];
  const change = { status, isFirst: shipment.latestEvent === null, latestEventTime: standing.latestEventTime };
  return targets.map(({ channel, recipient, target }) => ({
    ...noticeOf(rule, { ...shipment, ...standing }),
    status,
    channel,
    recipient,
    createTime: now,
    occasion: goesBySubStatus(rule) ? subStatus : '',
    ...decideNotification(change, target, now),
  }));
}

type About = Pick<
  Development['shipment'],
  | 'id'
  | 'number'
  | 'carrier'
  | 'finalCarrier'
  | 'orderNo'
  | 'subStatus'
  | 'recipientCountry'
  | 'additionalFields'
  | 'latestEvent'
>;

/** What every row of a rule about a shipment has. */
export function noticeOf({ id: ruleId, name: ruleName, gid }: ReadRule['rule'], shipment: About) {
  const { id: shipmentId, number, carrier, orderNo, subStatus } = shipment;
  return { gid, audience: 'OWN' as const, ruleId, ruleName, shipmentId, number, carrier, orderNo, subStatus };
}

export function factsOf(shipment: About, status: RuleFacts['status']): RuleFacts {
  const { subStatus, carrier, finalCarrier, recipientCountry, additionalFields, latestEvent } = shipment;
  const destination = recipientCountry || additionalFields.destination_country || '';
  const words = [latestEvent?.description, latestEvent?.description_translation?.description]
    .filter(Boolean)
    .join('\n');
  return { status, subStatus, carriers: [carrier, finalCarrier], destination: destination.toUpperCase(), words };
}
