import type { InvoiceDetails } from '@tracking-console/contract/invoiceRules';
import type { InvoiceProfile } from '@tracking-console/contract/invoices';
import { useInvoiceChange } from '../../model/useInvoiceChange.ts';
import type { InvoiceRequest } from './invoiceRequest.ts';

/** The calls of the form, with details that have no faults. */
export function useInvoiceRequest(request: InvoiceRequest) {
  const change = useInvoiceChange();
  return {
    send(details: InvoiceDetails, note: string) {
      const over = request.call === 'CorrectInvoice' ? { Id: request.Id } : { OrderNos: request.OrderNos };
      return change(request.call, { ...over, ...wireOf(details), Note: note });
    },

    /** Answers with the profile as it was saved. */
    async saveProfile(
      details: InvoiceDetails,
      { profile, saved, isDefault }: { profile?: InvoiceProfile; saved: readonly InvoiceProfile[]; isDefault: boolean },
    ) {
      const outcome = await change('SaveProfile', {
        ...wireOf(details),
        ...(profile && { Id: profile.Id }),
        IsDefault: isDefault || Boolean(profile?.IsDefault),
      });
      if (!('data' in outcome)) return outcome;
      const isKept = ({ Id }: InvoiceProfile) => (profile ? Id === profile.Id : saved.every((one) => one.Id !== Id));
      return { data: outcome.data.Profiles.findLast(isKept) };
    },
  };
}

/** Without what a profile or an invoice holds beside them. */
function wireOf(details: InvoiceDetails) {
  const { Kind, TitleType, Title, TaxNo, Bank, BankAccount, Address, Phone, Country, Email } = details;
  return {
    Kind,
    TitleType,
    Title,
    TaxNo,
    Bank,
    BankAccount,
    Address,
    Phone,
    Email,
    ...(Country && { Country }),
  };
}
