import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { NoticeReason } from '@tracking-console/contract/notifications/ruleConstants';
import type { ShipmentFilters } from '@tracking-console/contract/shipments/shipmentFilters';
import type { SubStatus } from '@tracking-console/contract/shipments/statuses';
import type { RuleRecord } from './ruleTable.ts';

/** The facts of a shipment that rules check. */
export interface RuleFacts {
  status: NotifyStatus;
  subStatus: SubStatus;
  /** Carrier keys. */
  carriers: readonly number[];
  /** Alpha-2, in capitals; empty: unknown. */
  destination: string;
  /** The latest checkpoint's words. */
  words: string;
}

interface Conditions {
  /** None: every status. */
  triggers: readonly NotifyStatus[];
  filters: ShipmentFilters;
}

/** A rule that names sub-statuses goes by them; the others by the main status alone. */
export const goesBySubStatus = ({ filters }: Conditions) => filters.SubStatus.length > 0;

/** A rule about days is checked by a timer, not when a status changes. */
export const goesByTime = ({ filters }: Pick<RuleRecord, 'filters'>) =>
  filters.TransitDays > 0 || filters.NoUpdateDays > 0;

/** Why a rule or a flow is not about a shipment as it is; null: it is. */
export function mismatchOf({ triggers, filters }: Conditions, facts: RuleFacts): NoticeReason | null {
  const { SubStatus, Carrier, Destination, Keywords } = filters;
  if (triggers.length > 0 && !triggers.includes(facts.status)) return 'statusOff';
  if (SubStatus.length > 0 && !SubStatus.includes(facts.subStatus)) return 'subStatus';
  if (Carrier.length > 0 && !facts.carriers.some((key) => Carrier.includes(key))) return 'carrier';
  if (Destination.length > 0 && !Destination.some((code) => code === facts.destination)) return 'destination';
  const words = facts.words.toLowerCase();
  if (Keywords.length > 0 && !Keywords.some((keyword) => words.includes(keyword.trim().toLowerCase())))
    return 'keywords';
  return null;
}
