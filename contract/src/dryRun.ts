import type { NotifyStatus } from './notificationConstants.ts';
import type { DryRunReason } from './ruleConstants.ts';

/** What a rule or a flow would have sent. */

export interface DryRunEntry {
  TrackNo: string;
  Carrier: number;
  Status: NotifyStatus;
  SubStatus: string;
  Time: string;
  /** A flow's recipient, with most of it hidden; empty: the rule's recipients, or none. */
  Recipient: string;
  /** Null: it would have been sent. */
  Reason: DryRunReason | null;
}

export interface DryRun {
  /** Shipments that were checked; with `IsPart` there are more. */
  Shipments: number;
  IsPart: boolean;
  Sent: number;
  Skipped: number;
  /** Why the others are skipped, the most frequent reason first. */
  Reasons: { Reason: DryRunReason; Total: number }[];
  /** Of a rule: each address or host that would have been notified, with most of it hidden. Empty of a flow, whose entries have their own. */
  Recipients: string[];
  /** Recipients of what is sent. */
  RecipientTotal: number;
  /** The newest of each kind. */
  Entries: DryRunEntry[];
}
