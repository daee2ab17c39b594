import type { Transaction } from '../../../database.ts';
import type { Development } from '../development.ts';
import { insertNotifications } from '../insertNotifications.ts';
import { isChange } from '../rules/recordRuleChanges.ts';
import { decideFlow, readContexts, readFlows } from './decideFlow.ts';

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
  const contextOf = await readContexts(transaction, listening, flows);
  const wanted = listening.flatMap((change) => decideFlow(change, contextOf(change), now)?.row ?? []);
  await insertNotifications(transaction, wanted, now);
}
