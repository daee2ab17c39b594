import { type MainStatus, SUB_STATUSES, type SubStatus } from '@tracking-console/contract/statuses';
import type { TextKey } from '../../useText.ts';

export const statusText = (status: MainStatus): TextKey => `shipments.status.${status}`;

const KNOWN: ReadonlySet<string> = new Set(Object.values(SUB_STATUSES).flat());

/** What a sub-status says beyond its main status; null where that is nothing, or not known to this version. */
export function subStatusText(subStatus: string): TextKey | null {
  const says = KNOWN.has(subStatus) && subStatus !== 'InfoReceived' && !subStatus.endsWith('_Other');
  return says ? `shipments.subStatus.${subStatus as ReportedSubStatus}` : null; // narrowed by the line above
}

type ReportedSubStatus = Exclude<SubStatus, 'InfoReceived' | `${string}_Other`>;
