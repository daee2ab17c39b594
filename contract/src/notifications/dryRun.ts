import { type Static, Type } from 'typebox';
import { Nullable } from '../calls/schema.ts';
import { NOTIFY_STATUSES } from './notificationConstants.ts';
import { DRY_RUN_REASONS } from './ruleConstants.ts';

/** What a rule or a flow would have sent. */

const Reason = Type.Enum(DRY_RUN_REASONS);

const DryRunEntry = Type.Object({
  TrackNo: Type.String(),
  Carrier: Type.Integer(),
  Status: Type.Enum(NOTIFY_STATUSES),
  SubStatus: Type.String(),
  Time: Type.String(),
  /** A flow's recipient, with most of it hidden; empty: the rule's recipients, or none. */
  Recipient: Type.String(),
  /** Null: it would have been sent. */
  Reason: Nullable(Reason),
});
export type DryRunEntry = Static<typeof DryRunEntry>;

export const DryRun = Type.Object({
  /** Shipments that were checked; with `IsPart` there are more. */
  Shipments: Type.Integer(),
  IsPart: Type.Boolean(),
  Sent: Type.Integer(),
  Skipped: Type.Integer(),
  /** Why the others are skipped, the most frequent reason first. */
  Reasons: Type.Array(Type.Object({ Reason, Total: Type.Integer() })),
  /** Of a rule: each address or host that would have been notified, with most of it hidden. Empty of a flow, whose entries have their own. */
  Recipients: Type.Array(Type.String()),
  /** Recipients of what is sent. */
  RecipientTotal: Type.Integer(),
  /** The newest of each kind. */
  Entries: Type.Array(DryRunEntry),
});
export type DryRun = Static<typeof DryRun>;
