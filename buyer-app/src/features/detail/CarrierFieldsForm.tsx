import { useApplication, useLanguage } from '@tracking-console/app-kit';
import { CARRIER_FIELDS, type CarrierField } from '@tracking-console/contract/shipments/carrierFields';
import type { RequiredField } from '@tracking-console/contract/shipments/carriers';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { Banner, Button, FormField } from '@tracking-console/ui';
import { regionName, Select, TextField, useUnsaved } from '@tracking-console/ui/later';
import type { FormApi } from 'final-form';
import { useMemo, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { FieldChangedElsewhere, KeptTyped } from '../../components/FormEdits.tsx';
import { refusalText } from '../../components/refusalText.ts';
import { useTextField } from '../../components/useTextField.ts';
import { editsIn, isOutdated, only, type Texts } from '../../model/edits/edits.ts';
import { forgetTyped } from '../../model/edits/typedOver.ts';
import { useSetFieldsMutation } from '../../model/shipments/detailApi.ts';
import { useText } from '../../useText.ts';
import styles from './NotFoundCard.module.css';

interface CarrierFieldsFormProps {
  id: string;
  missing: readonly RequiredField[];
  given: Readonly<Record<string, string>>;
  onDone: () => void;
}

/** A field of the form: required and missing, or given and possibly wrong. */
type Asked = { field: CarrierField } & Partial<RequiredField>;

/** The fields a carrier requires beside the number. Saving them sends another request to the carrier. */
export function CarrierFieldsForm({ id, missing, given, onDone }: CarrierFieldsFormProps) {
  const t = useText();
  const [save, { error }] = useSetFieldsMutation();
  const asked = askedFields(missing, given);
  const names = asked.map(({ field }) => field).join();
  const initialValues = useMemo(() => only(given, names.split(',')), [given, names]);
  const [base, setBase] = useState<Texts>({});
  const edited = { base, onBase: setBase };
  const { drafts } = useApplication().platform;
  const draft = `shipments.fields.${id}`;
  const close = () => {
    forgetTyped(drafts, draft);
    onDone();
  };
  const submit = async (_values: Texts, form: FormApi<Texts>) => {
    const edits = Object.entries(editsIn(form)).map(([field, text]) => [field, text.trim()]);
    const answer = await save({ TrackInfoId: id, Fields: Object.fromEntries(edits), Base: base });
    if ('error' in answer) return { refused: true };
    close();
    return undefined;
  };
  return (
    <Form<Texts>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      onSubmit={submit}
      validate={(values) => faultsOf(asked, values, t('shipments.field.fault'))}
      render={({ handleSubmit, submitting = false }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          <HeldWhileChanged />
          {asked.map((wanted) => (
            <div key={wanted.field} className={styles.field}>
              <AskedField wanted={wanted} />
              <FieldChangedElsewhere {...edited} name={wanted.field} />
            </div>
          ))}
          {/* Behind the fields: it changes what they have made known. */}
          <KeptTyped {...edited} draft={draft} />
          <div className={styles.submit}>
            <Button kind="primary" type="submit" loading={submitting}>
              {t('shipments.field.submit')}
            </Button>
            {missing.length === 0 && <Button onClick={close}>{t('action.cancel')}</Button>}
          </div>
          {error && !isOutdated(base, initialValues) && (
            <div className={styles.refused}>
              <Banner kind="error" text={t(refusalText(error))} />
            </div>
          )}
        </form>
      )}
    />
  );
}

function HeldWhileChanged() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useUnsaved(useApplication().platform.unsaved, dirty);
  return null;
}

function AskedField({ wanted: { field, example, required } }: { wanted: Asked }) {
  const t = useText();
  const { input, meta } = useTextField(field);
  const error = meta.touched && meta.submitFailed ? meta.error : undefined;
  return (
    <FormField
      label={t(`shipments.field.${field}`)}
      hint={example && t('shipments.field.example', { example })}
      error={error}
      required={required ?? false}
    >
      {field === 'destination_country' ? (
        <CountrySelect value={input.value} onChange={input.onChange} />
      ) : (
        <TextField {...input} inputMode={field === 'phone_number_last_4' ? 'numeric' : 'text'} autoComplete="off" />
      )}
    </FormField>
  );
}

function CountrySelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const language = useLanguage();
  const options = countryCodes.map((code) => ({ value: code, label: regionName(code, language) }));
  return <Select searchable value={value} onValueChange={onChange} options={options} placeholder="" />;
}

function askedFields(missing: readonly RequiredField[], given: Readonly<Record<string, string>>): Asked[] {
  const missed = new Set(missing.map(({ field }) => field));
  return [
    ...missing,
    ...CARRIER_FIELDS.filter((field) => field in given && !missed.has(field)).map((field) => ({ field })),
  ];
}

function faultsOf(asked: readonly Asked[], values: Texts, fault: string): Record<string, string> {
  const wrong = asked.filter(
    ({ field, pattern }) => pattern && !new RegExp(pattern, 'i').test(values[field]?.trim() ?? ''),
  );
  return Object.fromEntries(wrong.map(({ field }) => [field, fault]));
}
