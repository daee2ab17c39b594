import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { invoiceOrders, invoiceProfiles, invoices } from '../invoices/invoiceTable.ts';
import { receipts, transferEvents, transfers } from '../offline/transferTable.ts';
import { orderEvents, orderPayments, orders } from '../orders/orderTable.ts';

/** A customer's orders, payments, transfers and invoices for the file of everything that is kept, by what it is. */
export async function readPayParts(transaction: Transaction, gid: string): Promise<Record<string, object[]>> {
  const ofOrders = transaction.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.gid, gid));
  const ofTransfers = transaction
    .select({ id: transfers.id })
    .from(transfers)
    .where(inArray(transfers.orderNo, ofOrders));
  // The files are too large for one document; each can be downloaded at its transfer.
  const { content: _content, ...receipt } = getTableColumns(receipts);
  // Staff who reviewed stay unnamed, as on the page.
  const { gid: _gid, email: _email, ...event } = getTableColumns(transferEvents);
  return {
    orders: await transaction.select().from(orders).where(eq(orders.gid, gid)),
    invoices: await transaction.select().from(invoices).where(eq(invoices.gid, gid)),
    invoiceProfiles: await transaction.select().from(invoiceProfiles).where(eq(invoiceProfiles.gid, gid)),
    orderEvents: await transaction.select().from(orderEvents).where(inArray(orderEvents.orderNo, ofOrders)),
    orderPayments: await transaction.select().from(orderPayments).where(inArray(orderPayments.orderNo, ofOrders)),
    invoiceOrders: await transaction.select().from(invoiceOrders).where(inArray(invoiceOrders.orderNo, ofOrders)),
    transfers: await transaction.select().from(transfers).where(inArray(transfers.orderNo, ofOrders)),
    transferReceipts: await transaction.select(receipt).from(receipts).where(inArray(receipts.transferId, ofTransfers)),
    transferEvents: await transaction
      .select(event)
      .from(transferEvents)
      .where(inArray(transferEvents.transferId, ofTransfers)),
  };
}
