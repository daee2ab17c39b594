import { MAX_INVOICE_PROFILES } from '@tracking-console/contract/orders/invoiceConstants';
import type { InvoiceProfiles, SaveProfile } from '@tracking-console/contract/orders/invoices';
import { and, asc, eq } from '../../drizzle.ts';
import { Refusal, RolledBack } from '../../http/calls/refusal.ts';
import type { Customer } from '../orders/readCustomer.ts';
import { users } from '../users/userTable.ts';
import type { InvoiceContext } from './invoiceContext.ts';
import { refuseInvoice, rolledBack } from './invoiceRefusal.ts';
import { readDetails, toProfile } from './invoiceRows.ts';
import { invoiceProfiles, invoices } from './invoiceTable.ts';

const NO_PROFILE = refuseInvoice('noProfile', 'There is no such profile.', { field: 'Id' });

/** Invoice details that customers keep; one of them is filled in by default. */
export function createProfiles({ db }: Pick<InvoiceContext, 'db'>) {
  const ofCustomer = (gid: string) => eq(invoiceProfiles.gid, gid);
  const own = (gid: string, id: string) => and(ofCustomer(gid), eq(invoiceProfiles.id, Number(id)));

  async function list(gid: string): Promise<InvoiceProfiles> {
    const rows = await db.select().from(invoiceProfiles).where(ofCustomer(gid)).orderBy(asc(invoiceProfiles.id));
    return { Profiles: rows.map(toProfile) };
  }

  return {
    list,

    /** Whether it is the account's email, or that of one of its profiles or invoices. */
    async isUsedAddress({ gid, email: own }: Pick<Customer, 'gid' | 'email'>, email: string): Promise<boolean> {
      if (email.toLowerCase() === own.toLowerCase()) return true;
      const [inProfiles, inInvoices] = await Promise.all([
        db.$count(invoiceProfiles, and(ofCustomer(gid), eq(invoiceProfiles.email, email))),
        db.$count(invoices, and(eq(invoices.gid, gid), eq(invoices.email, email))),
      ]);
      return inProfiles + inInvoices > 0;
    },

    /** @throws RolledBack */
    async save(gid: string, { Id, IsDefault: isDefault, ...given }: SaveProfile): Promise<InvoiceProfiles | Refusal> {
      const details = readDetails(given);
      if (details instanceof Refusal) return details;
      await db.transaction(async (transaction) => {
        // One at a time, so that two windows cannot exceed the limit or make two defaults.
        await transaction.select({ gid: users.gid }).from(users).where(eq(users.gid, gid)).for('update');
        if (isDefault) await transaction.update(invoiceProfiles).set({ isDefault: false }).where(ofCustomer(gid));
        if (Id !== undefined) {
          const changed = { ...details, isDefault };
          const saved = await transaction.update(invoiceProfiles).set(changed).where(own(gid, Id)).returning();
          if (saved.length === 0) throw new RolledBack(NO_PROFILE);
          return;
        }
        if ((await transaction.$count(invoiceProfiles, ofCustomer(gid))) >= MAX_INVOICE_PROFILES)
          throw rolledBack('tooManyProfiles', `There can be ${MAX_INVOICE_PROFILES} profiles.`);
        await transaction.insert(invoiceProfiles).values({ ...details, gid, isDefault });
      });
      return list(gid);
    },

    async delete(gid: string, id: string): Promise<InvoiceProfiles | Refusal> {
      const deleted = await db.delete(invoiceProfiles).where(own(gid, id)).returning();
      return deleted.length === 0 ? NO_PROFILE : list(gid);
    },
  };
}
