import { useLanguage } from '@tracking-console/app-kit';
import {
  MAX_ACCOUNT,
  MAX_ADDRESS,
  MAX_BANK,
  MAX_INVOICE_EMAIL,
  MAX_PHONE,
  MAX_TAX_NO,
  MAX_TITLE,
  TITLE_TYPES,
} from '@tracking-console/contract/orders/invoiceConstants';
import {
  fieldsOf,
  type InvoiceDetails,
  type InvoiceFault,
  type InvoiceField,
} from '@tracking-console/contract/orders/invoiceRules';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { FormField } from '@tracking-console/ui';
import { regionName, Select, TextField } from '@tracking-console/ui/later';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../useText.ts';
import { faultText } from './faultText.ts';
import styles from './invoices.module.css';

interface InvoiceFieldsProps {
  details: InvoiceDetails;
  isAbroad: boolean;
  faults: Partial<Record<InvoiceField, InvoiceFault>>;
  onChange: (changes: Partial<InvoiceDetails>) => void;
}

const TEXTS = [
  ['title', MAX_TITLE, 'organization'],
  ['taxNo', MAX_TAX_NO, 'off'],
  ['address', MAX_ADDRESS, 'street-address'],
  ['phone', MAX_PHONE, 'tel'],
  ['bank', MAX_BANK, 'off'],
  ['bankAccount', MAX_ACCOUNT, 'off'],
  ['email', MAX_INVOICE_EMAIL, 'email'],
] as const;

/** The fields that a kind of invoice needs. */
export function InvoiceFields({ details, isAbroad, faults, onChange }: InvoiceFieldsProps) {
  const t = useText();
  const language = useLanguage();
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: regionName(value, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  );
  const asked = fieldsOf(details);
  const errorOf = (field: InvoiceField) => faultText(t, field, faults[field], details);
  const isOptional = (field: InvoiceField) => field === 'taxNo' && isAbroad;
  const field = (name: InvoiceField, label: string, control: ReactNode) => (
    <FormField key={name} label={label} required={!isOptional(name)} error={errorOf(name)}>
      {control}
    </FormField>
  );
  return (
    <>
      <div className={styles.pair}>
        {!isAbroad &&
          field(
            'kind',
            t('column.kind'),
            <Select
              value={details.kind}
              options={(['Ordinary', 'Special'] as const).map((value) => ({
                value,
                label: t(`invoices.kind.${value}`),
              }))}
              onValueChange={(kind) =>
                onChange({
                  kind: kind as 'Ordinary' | 'Special', // of the options
                  ...(kind === 'Special' && { titleType: 'Company' }),
                })
              }
            />,
          )}
        {details.kind !== 'Special' &&
          field(
            'titleType',
            t('column.title'),
            <Select
              value={details.titleType}
              options={TITLE_TYPES.map((value) => ({ value, label: t(`invoices.titleType.${value}`) }))}
              onValueChange={(TitleType) => onChange({ titleType: TitleType as 'Company' | 'Personal' })} // of the options
            />,
          )}
        {isAbroad &&
          field(
            'country',
            t('invoices.field.country'),
            <Select
              searchable
              value={details.country}
              placeholder="–"
              options={[{ value: '', label: '–' }, ...countries]}
              onValueChange={(country) => onChange({ country })}
            />,
          )}
      </div>
      <div className={styles.pair}>
        {TEXTS.filter(([name]) => asked.includes(name)).map(([name, maxLength, autoComplete]) =>
          field(
            name,
            name === 'email'
              ? t('userinfo.email')
              : t(`invoices.field.${isAbroad && name === 'taxNo' ? 'vatNo' : name}`),
            <TextField
              value={details[name]}
              maxLength={maxLength}
              autoComplete={autoComplete}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />,
          ),
        )}
      </div>
    </>
  );
}
