import { PDFDocument } from 'pdf-lib';
import { eq } from '../drizzle.ts';
import { transfers as table } from '../features/offline/transferTable.ts';
import { accepted } from '../http/calls/refusal.ts';
import type { IdentityOwner } from '../owner.ts';
import type { Services } from '../services.ts';

const ORDER = { ProductId: 'topup-2000', Quantity: 1, Currency: 'EUR', PayMethod: 'offline' } as const;

/** Transfers of a demo account: one awaited, one under review and one rejected. Accounts that have any stay as they are. */
export async function seedTransfers(services: Services, owner: IdentityOwner): Promise<void> {
  const { users, configuration, transfers, transferReads, db, now } = services;
  const { gid } = owner;
  const isSold = configuration.catalog.products.some(({ id }) => id === ORDER.ProductId);
  const isReceived = configuration.receivingAccounts.some(({ currency }) => currency === ORDER.Currency);
  const { total } = await transferReads.listOwn(owner, undefined, 1);
  const user = await users.find(gid);
  if (!user || !isSold || !isReceived || total > 0) return;
  await services.orders.create(gid, ORDER);
  await submit();
  const rejected = await submit();
  const by = { gid: '', email: 'finance@example.com' };
  const Reason = 'The transfer has not arrived. Please check the account number.';
  accepted(await transfers.review(by, { OrderNo: rejected, Submission: 1, Decision: 'Rejected', Reason }));
  // No mail is sent about it.
  await db.update(table).set({ mailTime: now() }).where(eq(table.orderNo, rejected));

  async function submit(): Promise<string> {
    const { orderNo, amount } = accepted(await services.orders.create(gid, ORDER));
    const given = {
      OrderNo: orderNo,
      Payer: user?.nickname ?? '',
      Bank: 'Example Bank',
      AccountTail: '12345',
      TransferDate: now().toISOString().slice(0, 10),
      Amount: amount,
      Reference: orderNo,
      Note: '',
    };
    accepted(await transfers.submit({ gid, email: user?.email ?? '' }, given, [await demoReceipt(orderNo)]));
    return orderNo;
  }
}

async function demoReceipt(orderNo: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([420, 298]).drawText(`Demo receipt for order ${orderNo}`, { x: 40, y: 200, size: 16 });
  return Buffer.from(await document.save());
}
