import { MAX_INVOICE_NOTE, MAX_INVOICE_PROFILES } from '@tracking-console/contract/invoiceConstants';
import { EMPTY_DETAILS, faultsIn, type InvoiceDetails, tidyDetails } from '@tracking-console/contract/invoiceRules';
import type { InvoiceProfile } from '@tracking-console/contract/invoices';
import { toastShown } from '@tracking-console/platform';
import { Banner, FormField, Skeleton } from '@tracking-console/ui';
import { Checkbox, Dialog, TextField } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { FailedContent } from '../../components/FailedContent.tsx';
import { invoiceRefusalText } from '../../components/invoiceRefusalText.ts';
import { type RefusedInvoice, useInvoiceChange } from '../../model/useInvoiceChange.ts';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useText } from '../../useText.ts';
import { faultText } from './faultText.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import styles from './invoices.module.css';
import { ProfileField } from './ProfileField.tsx';

/** Over which orders, or in the place of which invoice. */
export type InvoiceRequest =
  | { call: 'ApplyInvoice'; OrderNos: readonly string[]; total: string; details?: InvoiceDetails; Note?: string }
  | { call: 'CorrectInvoice'; Id: string; InvoiceNo: string; details: InvoiceDetails; Note: string };

interface InvoiceDialogProps {
  request: InvoiceRequest;
  /** International invoices; otherwise those of mainland China. */
  isAbroad: boolean;
  onRequested: () => void;
  onClose: () => void;
}

/** Asks whom an invoice is for. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const t = useText();
  const [state, refetch] = useInvoiceData('GetProfiles', {});
  const { request } = props;
  const title = request.call === 'ApplyInvoice' ? t('invoices.request') : t('invoices.action.correct');
  if (state.phase === 'loaded')
    return <Form {...props} title={title} saved={state.data.Profiles} onProfiles={refetch} />;
  return (
    <Dialog open size="md" title={title} onClose={props.onClose}>
      {state.phase === 'failed' ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={5} />}
    </Dialog>
  );
}

interface FormProps extends InvoiceDialogProps {
  title: string;
  saved: readonly InvoiceProfile[];
  onProfiles: () => void;
}

function Form({ request, isAbroad, title, saved, onProfiles, onRequested, onClose }: FormProps) {
  const t = useText();
  const dispatch = useDispatch();
  const change = useInvoiceChange();
  const profiles = saved.filter(({ Kind }) => (Kind === 'International') === isAbroad);
  const empty: InvoiceDetails = { ...EMPTY_DETAILS, Kind: isAbroad ? 'International' : 'Ordinary' };
  const [first] = profiles.filter(({ IsDefault }) => IsDefault);
  const isCorrection = request.call === 'CorrectInvoice';
  const [profile, setProfile] = useState(request.details ? undefined : first);
  const [details, setDetails] = useState(request.details ?? first ?? empty);
  const [note, setNote] = useState(request.Note ?? '');
  const [isSaved, setSaved] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const [shown, setShown] = useState(false);
  const [refused, setRefused] = useState<RefusedInvoice>();
  const tidy = tidyDetails(details);
  const faults = shown ? faultsIn(tidy, note.trim()) : {};

  const confirm = async () => {
    setShown(true);
    setRefused(undefined);
    if (Object.keys(faultsIn(tidy, note.trim())).length > 0) return;
    const { Country, ...rest } = onlyDetails(tidy);
    const given = { ...rest, ...(Country && { Country }) };
    if (isSaved) {
      const outcome = await change('SaveProfile', {
        ...given,
        ...(profile && { Id: profile.Id }),
        IsDefault: isDefault || Boolean(profile?.IsDefault),
      });
      if ('refused' in outcome) return setRefused(outcome);
      if (!('data' in outcome)) return;
      // Kept, whatever becomes of the request: asked for once more, it is not saved a second time.
      const isKept = ({ Id }: InvoiceProfile) => (profile ? Id === profile.Id : saved.every((one) => one.Id !== Id));
      setProfile(outcome.data.Profiles.findLast(isKept));
      setSaved(false);
      onProfiles();
    }
    const over = isCorrection ? { Id: request.Id } : { OrderNos: request.OrderNos };
    const outcome = await change(request.call, { ...over, ...given, Note: note.trim() });
    if ('refused' in outcome) return setRefused(outcome);
    if (!('data' in outcome)) return;
    dispatch(toastShown({ type: 'success', text: { plain: t('invoices.requested', { email: tidy.Email }) } }));
    onRequested();
  };

  return (
    <Dialog open size="md" title={title} onClose={onClose} confirm={{ text: title, onConfirm: confirm }}>
      <div className={styles.form}>
        <p className={styles.quiet}>
          {isCorrection
            ? t('invoices.correct.text', { number: request.InvoiceNo })
            : `${t('invoices.selected', { count: String(request.OrderNos.length) })} · ${request.total}`}
        </p>
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
          <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
            {t('invoices.profile.save')}
          </Checkbox>
        )}
        {isSaved && !profile?.IsDefault && (
          <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
            {t('invoices.profile.default')}
          </Checkbox>
        )}
        {refused && !refused.fault && <Banner kind="error" text={invoiceRefusalText(t, refused)} />}
      </div>
    </Dialog>
  );
}

/** Without what a profile or an invoice holds beside them. */
function onlyDetails(details: InvoiceDetails): InvoiceDetails {
  const { Kind, TitleType, Title, TaxNo, Bank, BankAccount, Address, Phone, Country, Email } = details;
  return { Kind, TitleType, Title, TaxNo, Bank, BankAccount, Address, Phone, Country, Email };
}
