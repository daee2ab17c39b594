import { type Static, Type } from 'typebox';
import { closed, Instant, IpAddress } from '../calls/schema.ts';
import type { DEVICE_KINDS } from './security.ts';
import { EVENT_KINDS, type EventKind } from './securityConstants.ts';

const filter = {
  kind: Type.Optional(Type.Enum(EVENT_KINDS)),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  ip: Type.Optional(IpAddress),
};

/** Where a page of the audit log ended: the time and the id of its last row. */
const AuditCursor = Type.String({ pattern: '^[0-9]{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

export const ListAudit = Type.Object({ ...filter, cursor: Type.Optional(AuditCursor) }, closed);
export type ListAudit = Static<typeof ListAudit>;

export const ExportAudit = Type.Object(filter, closed);
export type ExportAudit = Static<typeof ExportAudit>;

export interface AuditRow {
  id: string;
  time: string;
  kind: EventKind;
  /** What it was about, such as a key's name; empty if the kind is enough. */
  detail: string;
  device: (typeof DEVICE_KINDS)[number];
  browser: string;
  system: string;
  ip: string;
  country: string;
}

export interface AuditList {
  rows: AuditRow[];
  /** Null: there are no more. */
  next: string | null;
}
