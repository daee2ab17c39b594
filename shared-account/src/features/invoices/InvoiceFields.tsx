import { useLanguage } from '@tracking-console/app-kit';
import { countryCodes } from '@tracking-console/contract/countryCodes';
import {
  MAX_ACCOUNT,
  MAX_ADDRESS,
  MAX_BANK,
  MAX_INVOICE_EMAIL,
  MAX_PHONE,
  MAX_TAX_NO,
  MAX_TITLE,
  TITLE_TYPES,
} from '@tracking-console/contract/invoiceConstants';
import {
  fieldsOf,
  type InvoiceDetails,
  type InvoiceFault,
  type InvoiceField,
} from '@tracking-console/contract/invoiceRules';
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
  ['Title', MAX_TITLE, 'organization'],
  ['TaxNo', MAX_TAX_NO, 'off'],
  ['Address', MAX_ADDRESS, 'street-address'],
  ['Phone', MAX_PHONE, 'tel'],
  ['Bank', MAX_BANK, 'off'],
  ['BankAccount', MAX_ACCOUNT, 'off'],
  ['Email', MAX_INVOICE_EMAIL, 'email'],
] as const;

/** The fields that a kind of invoice asks for. */
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
  const isOptional = (field: InvoiceField) => field === 'TaxNo' && isAbroad;
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
            'Kind',
            t('column.kind'),
            <Select
              value={details.Kind}
              options={(['Ordinary', 'Special'] as const).map((value) => ({
                value,
                label: t(`invoices.kind.${value}`),
              }))}
              onValueChange={(Kind) =>
                onChange({
                  Kind: Kind as 'Ordinary' | 'Special', // of the options
                  ...(Kind === 'Special' && { TitleType: 'Company' }),
                })
              }
            />,
          )}
        {details.Kind !== 'Special' &&
          field(
            'TitleType',
            t('column.title'),
            <Select
              value={details.TitleType}
              options={TITLE_TYPES.map((value) => ({ value, label: t(`invoices.titleType.${value}`) }))}
              onValueChange={(TitleType) => onChange({ TitleType: TitleType as 'Company' | 'Personal' })} // of the options
            />,
          )}
        {isAbroad &&
          field(
            'Country',
            t('invoices.field.Country'),
            <Select
              searchable
              value={details.Country}
              placeholder="–"
              options={[{ value: '', label: '–' }, ...countries]}
              onValueChange={(Country) => onChange({ Country })}
            />,
          )}
      </div>
      <div className={styles.pair}>
        {TEXTS.filter(([name]) => asked.includes(name)).map(([name, maxLength, autoComplete]) =>
          field(
            name,
            name === 'Email'
              ? t('userinfo.email')
              : t(`invoices.field.${isAbroad && name === 'TaxNo' ? 'VatNo' : name}`),
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
