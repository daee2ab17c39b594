import { type MainStatus, SUB_STATUSES, type SubStatus } from '@tracking-console/contract/shipments/statuses';
import type { TextKey } from '../../useText.ts';

export const statusText = (status: MainStatus): TextKey => `status.${status}`;

const KNOWN: ReadonlySet<string> = new Set(Object.values(SUB_STATUSES).flat());

/** The text of a sub-status that adds something to its main status; null for others and for unknown ones. */
export function subStatusText(subStatus: string): TextKey | null {
  const isSpecific = KNOWN.has(subStatus) && subStatus !== 'InfoReceived' && !subStatus.endsWith('_Other');
  return isSpecific ? `subStatus.${subStatus as ReportedSubStatus}` : null; // narrowed by the line above
}

type ReportedSubStatus = Exclude<SubStatus, 'InfoReceived' | `${string}_Other`>;
