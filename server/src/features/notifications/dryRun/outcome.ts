import type { DryRun, DryRunEntry } from '@tracking-console/contract/notifications/dryRun';
import { DRY_RUN_ROWS, type DryRunReason } from '@tracking-console/contract/notifications/ruleConstants';
import type { Development } from '../development.ts';
import type { PastChange } from './pastChanges.ts';

export function entryOf(
  { number, carrier }: Development['shipment'],
  status: DryRunEntry['Status'],
  { subStatus, time }: { subStatus: string; time: PastChange['time'] },
  { reason, recipient = '' }: { reason: DryRunReason | null; recipient?: string },
): DryRunEntry {
  return {
    TrackNo: number,
    Carrier: carrier,
    Status: status,
    SubStatus: subStatus,
    Time: time.toISOString(),
    Recipient: recipient,
    Reason: reason,
  };
}

interface Looked {
  looked: number;
  isPart: boolean;
}

/** What a dry run answers. The entries may be in any order. */
export function outcomeOf(
  { looked, isPart }: Looked,
  entries: readonly DryRunEntry[],
  { Recipients, RecipientTotal }: Pick<DryRun, 'Recipients' | 'RecipientTotal'>,
): DryRun {
  const newest = entries.toSorted((one, other) => (one.Time < other.Time ? 1 : -1));
  const sent = newest.filter(({ Reason }) => Reason === null);
  const skipped = newest.filter(({ Reason }) => Reason !== null);
  return {
    Shipments: looked,
    IsPart: isPart,
    Sent: sent.length,
    Skipped: skipped.length,
    Reasons: countReasons(skipped),
    Recipients,
    RecipientTotal,
    Entries: [...sent.slice(0, DRY_RUN_ROWS), ...skipped.slice(0, DRY_RUN_ROWS)],
  };
}

function countReasons(skipped: readonly DryRunEntry[]): DryRun['Reasons'] {
  const totals = new Map<DryRunReason, number>();
  for (const { Reason } of skipped) if (Reason) totals.set(Reason, (totals.get(Reason) ?? 0) + 1);
  return [...totals]
    .map(([Reason, Total]) => ({ Reason, Total }))
    .sort((one, other) => other.Total - one.Total || one.Reason.localeCompare(other.Reason));
}
