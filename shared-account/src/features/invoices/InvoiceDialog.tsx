import { MAX_INVOICE_NOTE, MAX_INVOICE_PROFILES } from '@tracking-console/contract/orders/invoiceConstants';
import {
  EMPTY_DETAILS,
  faultsIn,
  type InvoiceDetails,
  tidyDetails,
} from '@tracking-console/contract/orders/invoiceRules';
import { selectProfile, toastShown } from '@tracking-console/platform';
import { Banner, FormField, Skeleton } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FailedContent } from '../../components/FailedContent.tsx';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { invoiceRefusalOf, type RefusedInvoice } from '../../model/invoiceCalls.ts';
import { useListProfilesQuery, useRequestInvoiceMutation, useSaveProfileMutation } from '../../model/invoiceQueries.ts';
import type { Profile } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';
import { faultText } from './faultText.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import type { InvoiceDialogProps, InvoiceRequest } from './invoiceRequest.ts';
import styles from './invoices.module.css';
import { ProfileField } from './ProfileField.tsx';
import { ProfileKeeping } from './ProfileKeeping.tsx';

/** What is typed, and the saved details it began with. */
interface Typed {
  profile: Profile | undefined;
  details: InvoiceDetails;
}

/** The dialog for an invoice's recipient. */
export function InvoiceDialog({ request, isAbroad, onRequested, onClose }: InvoiceDialogProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { data: saved, isError, refetch } = useListProfilesQuery();
  const [saveProfile] = useSaveProfileMutation();
  const [requestInvoice] = useRequestInvoiceMutation();
  const profiles = saved?.filter(({ kind }) => (kind === 'International') === isAbroad) ?? [];
  const email = useSelector(selectProfile)?.email ?? '';
  const empty: InvoiceDetails = { ...EMPTY_DETAILS, kind: isAbroad ? 'International' : 'Ordinary', email };
  const [typed, setTyped] = useState<Typed>();
  const { profile, details } = typed ?? beginWith(request, profiles, empty);
  const [note, setNote] = useState(request.note ?? '');
  const [keeping, setKeeping] = useState({ isSaved: false, isDefault: false });
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState<RefusedInvoice>();
  const title = 'orderNos' in request ? t('orders.action.invoice') : t('invoices.action.correct');
  const tidy = tidyDetails(details);
  const faults = shown ? faultsIn(tidy, note.trim()) : {};

  const confirm = async () => {
    setShown(true);
    setRefused(undefined);
    if (Object.keys(faultsIn(tidy, note.trim())).length > 0) return;
    if (keeping.isSaved) {
      const isDefault = keeping.isDefault || Boolean(profile?.isDefault);
      const { data, error } = await saveProfile({ ...(profile && { id: profile.id }), details: tidy, isDefault });
      if (!data) return setRefused(invoiceRefusalOf(error));
      // Kept, whatever becomes of the request: when it is sent again, the profile is not saved a second time.
      const isSaved = ({ id }: Profile) => (profile ? id === profile.id : !saved?.some((one) => one.id === id));
      setTyped({ profile: data.findLast(isSaved), details });
      setKeeping({ ...keeping, isSaved: false });
    }
    const { error } = await requestInvoice({ over: request, details: tidy, note: note.trim() });
    if (error) return setRefused(invoiceRefusalOf(error));
    dispatch(toastShown({ type: 'success', text: { plain: t('invoices.requested', { email: tidy.email }) } }));
    onRequested();
  };

  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      confirm={{ text: title, disabled: !saved, onConfirm: confirm }}
    >
      {!saved && (isError ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={5} />)}
      {saved && (
        <div className={styles.form}>
          <Subject request={request} />
          <ProfileField
            profiles={profiles}
            chosen={profile}
            onChoose={(chosen) => {
              setTyped({ profile: chosen, details: chosen ?? empty });
              setShown(false);
            }}
            onDeleted={() => setTyped({ profile: undefined, details })}
          />
          <InvoiceFields
            details={details}
            isAbroad={isAbroad}
            faults={refused?.field && refused.fault ? { ...faults, [refused.field]: refused.fault } : faults}
            onChange={(changes) => {
              setTyped({ profile, details: { ...details, ...changes } });
              setRefused(undefined);
            }}
          />
          <FormField label={t('invoices.field.note')} error={faultText(t, 'note', faults.note, details)}>
            <TextField value={note} maxLength={MAX_INVOICE_NOTE} onChange={({ target }) => setNote(target.value)} />
          </FormField>
          {(profile || profiles.length < MAX_INVOICE_PROFILES) && (
            <ProfileKeeping {...keeping} isDefaultNow={Boolean(profile?.isDefault)} onChange={setKeeping} />
          )}
          {refused && !refused.fault && <Banner kind="error" text={invoiceRefusalText(t, refused)} />}
        </div>
      )}
    </Dialog>
  );
}

/** An invoice's own details, or those the customer has saved as the default. */
function beginWith({ details }: InvoiceRequest, profiles: readonly Profile[], empty: InvoiceDetails): Typed {
  const first = profiles.find(({ isDefault }) => isDefault);
  return details ? { profile: undefined, details } : { profile: first, details: first ?? empty };
}

/** The orders it is for, or the invoice it replaces. */
function Subject({ request }: { request: InvoiceRequest }) {
  const t = useText();
  return (
    <p className={styles.quiet}>
      {'id' in request
        ? t('invoices.correct.text', { number: request.invoiceNo })
        : `${t('invoices.selected', { count: String(request.orderNos.length) })} · ${request.total}`}
    </p>
  );
}
