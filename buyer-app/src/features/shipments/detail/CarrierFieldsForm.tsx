import { CARRIER_FIELDS, type CarrierField } from '@tracking-console/contract/carrierFields';
import type { RequiredField } from '@tracking-console/contract/carriers';
import { countryCodes } from '@tracking-console/contract/countryCodes';
import { Banner, Button, FormField, regionName, Select, TextField, useUnsaved } from '@tracking-console/ui';
import { Form, useField, useFormState } from 'react-final-form';
import { useConsole, useLanguage } from '../../../console.ts';
import { KeptTyped } from '../../../KeptTyped.tsx';
import { useText } from '../../../useText.ts';
import { useSetFieldsMutation } from './detailApi.ts';
import styles from './NotFoundCard.module.css';
import { refusalText } from './refusalText.ts';

interface CarrierFieldsFormProps {
  id: string;
  missing: readonly RequiredField[];
  given: Readonly<Record<string, string>>;
  onDone: () => void;
}

type Values = Partial<Record<CarrierField, string>>;
/** What the form asks for: what the carrier misses, and what was given, which may be wrong. */
type Asked = { field: CarrierField } & Partial<RequiredField>;

/** What a carrier asks for beside the number. Once it is given the carrier is asked again. */
export function CarrierFieldsForm({ id, missing, given, onDone }: CarrierFieldsFormProps) {
  const say = useText();
  const [save, { error }] = useSetFieldsMutation();
  const asked = askedFields(missing, given);
  const { drafts } = useConsole().platform;
  const draft = `shipments.fields.${id}`;
  const close = () => {
    drafts.write(draft, '');
    onDone();
  };
  const submit = async (values: Values) => {
    const Fields = Object.fromEntries(asked.map(({ field }) => [field, values[field]?.trim() ?? '']));
    const answer = await save({ TrackInfoId: id, Fields });
    if ('error' in answer) return { refused: true };
    close();
    return undefined;
  };
  return (
    <Form<Values>
      initialValues={given}
      onSubmit={submit}
      validate={(values) => faultsOf(asked, values, say('shipments.field.fault'))}
      render={({ handleSubmit, submitting = false }) => (
        <form onSubmit={handleSubmit} className={styles.form} noValidate>
          <HeldWhileChanged />
          <KeptTyped<Values> draft={draft} />
          {asked.map((wanted) => (
            <AskedField key={wanted.field} wanted={wanted} />
          ))}
          <div className={styles.submit}>
            <Button kind="primary" type="submit" loading={submitting}>
              {say('shipments.field.submit')}
            </Button>
            {missing.length === 0 && <Button onClick={close}>{say('shipments.order.discard')}</Button>}
          </div>
          {error && (
            <div className={styles.refused}>
              <Banner kind="error" text={say(refusalText(error))} />
            </div>
          )}
        </form>
      )}
    />
  );
}

function HeldWhileChanged() {
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  useUnsaved(useConsole().platform.unsaved, dirty);
  return null;
}

function AskedField({ wanted: { field, example, required } }: { wanted: Asked }) {
  const say = useText();
  const { input, meta } = useField<string>(field);
  const error = meta.touched && meta.submitFailed ? meta.error : undefined;
  return (
    <FormField
      label={say(`shipments.field.${field}`)}
      hint={example && say('shipments.field.example', { example })}
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

function faultsOf(asked: readonly Asked[], values: Values, fault: string): Record<string, string> {
  const wrong = asked.filter(
    ({ field, pattern }) => pattern && !new RegExp(pattern, 'i').test(values[field]?.trim() ?? ''),
  );
  return Object.fromEntries(wrong.map(({ field }) => [field, fault]));
}
