import type { Transaction } from './database.ts';
import { sql } from './drizzle.ts';
import { airWaybills } from './features/air/airWaybillTable.ts';
import { invoices } from './features/invoices/invoiceTable.ts';
import { orders } from './features/orders/orderTable.ts';
import { quotaAccounts } from './features/quotas/quotaTable.ts';
import { shipments } from './features/shipments/model/shipmentTable.ts';
import { tasks } from './features/tasks/taskTable.ts';

/** In the order of locks that quotas/lockAccount.ts describes. */
const LOCKED = [
  { table: tasks, gid: tasks.gid, key: tasks.id },
  { table: invoices, gid: invoices.gid, key: invoices.id },
  { table: orders, gid: orders.gid, key: orders.orderNo },
  { table: quotaAccounts, gid: quotaAccounts.gid, key: quotaAccounts.scope },
  { table: shipments, gid: shipments.ownerGid, key: shipments.id },
  { table: airWaybills, gid: airWaybills.gid, key: airWaybills.id },
];

/** Deleting a user deletes these as well, in an order of the database's own: locked before, they cause no wait. */
export async function lockCustomer(transaction: Transaction, customer: string): Promise<void> {
  for (const { table, gid, key } of LOCKED) {
    const rows = sql`SELECT ${key} FROM ${table} WHERE ${gid} = ${customer} ORDER BY ${key} FOR UPDATE`;
    await transaction.execute(sql`SELECT count(*) FROM (${rows}) AS "locked"`);
  }
}
