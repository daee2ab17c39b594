import type { NotifyStatus } from '@tracking-console/contract/notifications/notificationConstants';
import type { Database } from '../../../database.ts';
import { and, eq, isNotNull, isNull, sql } from '../../../drizzle.ts';
import { type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';
import type { NotificationRecord } from '../notificationTable.ts';
import { consumerFlows, consumerLinks, type FlowRecord } from './consumerTable.ts';

/** A shipment, the flow that decided on a mail about it, and whether the recipient has turned such mails off: all as they are now. */
export interface Subject {
  shipment: ShipmentRecord;
  /** Null: it was deleted, or never set. */
  flow: FlowRecord | null;
  isMuted: boolean;
}

/** Null: the shipment was deleted. */
export async function readSubject(db: Database, row: NotificationRecord): Promise<Subject | null> {
  const { gid, shipmentId, status, flowId, recipient } = row;
  const ofStatus = and(eq(consumerFlows.name, ''), eq(consumerFlows.status, status as NotifyStatus)); // flows are about shipments
  const isFlow = and(eq(consumerFlows.gid, gid), flowId === null ? ofStatus : eq(consumerFlows.id, flowId));
  const isMuting = and(
    eq(consumerLinks.shipmentId, shipments.id),
    eq(consumerLinks.email, recipient),
    isNotNull(consumerLinks.muteTime),
  );
  const [found] = await db
    .select({ shipment: shipments, flow: consumerFlows, isMuted: sql<boolean>`${consumerLinks.email} IS NOT NULL` })
    .from(shipments)
    .leftJoin(consumerFlows, isFlow)
    .leftJoin(consumerLinks, isMuting)
    .where(and(eq(shipments.id, shipmentId ?? 0), isNull(shipments.deletedAt)));
  return found ?? null;
}
