import type { Database, Transaction } from '../../../database.ts';
import { and, inArray } from '../../../drizzle.ts';
import type { Owner } from '../../../owner.ts';
import { isOwnedBy, type ShipmentRecord, shipments } from '../../shipments/model/shipmentTable.ts';

/** The columns an update compares a row with. For a long file, whole shipments would take several times as long. */
const COLUMNS = {
  id: shipments.id,
  number: shipments.number,
  carrier: shipments.carrier,
  tag: shipments.tag,
  remark: shipments.remark,
  orderNo: shipments.orderNo,
  orderTime: shipments.orderTime,
  additionalFields: shipments.additionalFields,
  shippingCountry: shipments.shippingCountry,
  recipientCountry: shipments.recipientCountry,
};
export type NotedShipment = Pick<ShipmentRecord, keyof typeof COLUMNS>;
export type FindNoted = (numbers: readonly string[]) => Promise<readonly NotedShipment[]>;

/** Finds the owner's shipments by their numbers, under any carrier. */
export const createNotedFinder =
  (reader: Database | Transaction, owner: Owner): FindNoted =>
  (numbers) =>
    reader
      .select(COLUMNS)
      .from(shipments)
      .where(and(isOwnedBy(owner), inArray(shipments.number, [...numbers])));
