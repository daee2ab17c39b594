import { MAX_INVOICE_NOTE, MAX_INVOICE_PROFILES } from '@tracking-console/contract/invoiceConstants';
import { EMPTY_DETAILS, faultsIn, type InvoiceDetails, tidyDetails } from '@tracking-console/contract/invoiceRules';
import type { InvoiceProfile } from '@tracking-console/contract/invoices';
import { selectProfile, toastShown } from '@tracking-console/platform';
import { Banner, FormField } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import type { RefusedInvoice } from '../../model/useInvoiceChange.ts';
import { useText } from '../../useText.ts';
import { faultText } from './faultText.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import type { InvoiceDialogProps, InvoiceRequest } from './invoiceRequest.ts';
import styles from './invoices.module.css';
import { ProfileField } from './ProfileField.tsx';
import { ProfileKeeping } from './ProfileKeeping.tsx';
import { useInvoiceRequest } from './useInvoiceRequest.ts';

interface InvoiceFormProps extends InvoiceDialogProps {
  title: string;
  saved: readonly InvoiceProfile[];
  onProfiles: () => void;
}

export function InvoiceForm({ request, isAbroad, title, saved, onProfiles, onRequested, onClose }: InvoiceFormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { send, saveProfile } = useInvoiceRequest(request);
  const profiles = saved.filter(({ Kind }) => (Kind === 'International') === isAbroad);
  const email = useSelector(selectProfile)?.email ?? '';
  const empty: InvoiceDetails = { ...EMPTY_DETAILS, Kind: isAbroad ? 'International' : 'Ordinary', Email: email };
  const first = profiles.find(({ IsDefault }) => IsDefault);
  const [profile, setProfile] = useState(request.details ? undefined : first);
  const [details, setDetails] = useState(request.details ?? first ?? empty);
  const [note, setNote] = useState(request.Note ?? '');
  const [keeping, setKeeping] = useState({ isSaved: false, isDefault: false });
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState<RefusedInvoice>();
  const tidy = tidyDetails(details);
  const faults = shown ? faultsIn(tidy, note.trim()) : {};

  const confirm = async () => {
    setShown(true);
    setRefused(undefined);
    if (Object.keys(faultsIn(tidy, note.trim())).length > 0) return;
    if (keeping.isSaved) {
      const kept = await saveProfile(tidy, { saved, isDefault: keeping.isDefault, ...(profile && { profile }) });
      if ('refused' in kept) return setRefused(kept);
      if (!('data' in kept)) return;
      // Kept, whatever becomes of the request: asked for once more, it is not saved a second time.
      setProfile(kept.data);
      setKeeping({ ...keeping, isSaved: false });
      onProfiles();
    }
    const outcome = await send(tidy, note.trim());
    if ('refused' in outcome) return setRefused(outcome);
    if (!('data' in outcome)) return;
    dispatch(toastShown({ type: 'success', text: { plain: t('invoices.requested', { email: tidy.Email }) } }));
    onRequested();
  };

  return (
    <Dialog open size="md" title={title} onClose={onClose} confirm={{ text: title, onConfirm: confirm }}>
      <div className={styles.form}>
        <Subject request={request} />
        <ProfileField
          profiles={profiles}
          chosen={profile}
          onChoose={(chosen) => {
            setProfile(chosen);
            setDetails(chosen ?? empty);
            setShown(false);
          }}
          onDeleted={() => {
            setProfile(undefined);
            onProfiles();
          }}
        />
        <InvoiceFields
          details={details}
          isAbroad={isAbroad}
          faults={refused?.field && refused.fault ? { ...faults, [refused.field]: refused.fault } : faults}
          onChange={(changes) => {
            setDetails({ ...details, ...changes });
            setRefused(undefined);
          }}
        />
        <FormField label={t('invoices.field.Note')} error={faultText(t, 'Note', faults.Note, details)}>
          <TextField value={note} maxLength={MAX_INVOICE_NOTE} onChange={({ target }) => setNote(target.value)} />
        </FormField>
        {(profile || profiles.length < MAX_INVOICE_PROFILES) && (
          <ProfileKeeping {...keeping} isDefaultNow={Boolean(profile?.IsDefault)} onChange={setKeeping} />
        )}
        {refused && !refused.fault && <Banner kind="error" text={invoiceRefusalText(t, refused)} />}
      </div>
    </Dialog>
  );
}

/** Over which orders, or in the place of which invoice. */
function Subject({ request }: { request: InvoiceRequest }) {
  const t = useText();
  return (
    <p className={styles.quiet}>
      {request.call === 'CorrectInvoice'
        ? t('invoices.correct.text', { number: request.InvoiceNo })
        : `${t('invoices.selected', { count: String(request.OrderNos.length) })} · ${request.total}`}
    </p>
  );
}
