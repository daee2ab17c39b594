import type { IdentityOwner } from '../owner.ts';
import type { Services } from '../services.ts';
import type { DemoAccount } from './accounts.ts';

/** Requests an invoice for the payments of a demo account. Accounts that have any stay as they are. */
export async function seedInvoice(
  { invoices, invoiceReads, orderReads }: Services,
  owner: IdentityOwner,
  { email, nickname }: DemoAccount,
): Promise<void> {
  const [paid] = await orderReads.listAll(owner, { Status: 'Paid' });
  const known = await invoiceReads.listAll(owner, {});
  if (!paid || known.length > 0) return;
  await invoices.apply(owner.gid, {
    OrderNos: [paid.orderNo],
    Kind: 'International',
    TitleType: 'Company',
    Title: `${nickname} Parcels`,
    Country: 'US',
    Address: '1 Example Street, Springfield',
    Email: email,
  });
}
