import { useLanguage } from '@tracking-console/app-kit';
import type { TrackingSettings } from '@tracking-console/contract/shipments/settingConstants';
import { countryCodes } from '@tracking-console/contract/values/countryCodes';
import { FormField } from '@tracking-console/ui';
import { regionName, Select, TextField } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';
import styles from './CarrierDefaults.module.css';

type Defaults = Pick<TrackingSettings, 'destinationCountry' | 'postalCode' | 'phoneTail'>;

const NONE = 'none';
const RULES = { postalCode: /^[A-Za-z0-9 -]{0,12}$/, phoneTail: /^([0-9]{4})?$/ } as const;

/** The fields that hold something no carrier would take. */
export const faultsOfDefaults = (values: Defaults) =>
  (['postalCode', 'phoneTail'] as const).filter((field) => !RULES[field].test(values[field]));

/** Sent to carriers that need it, unless a shipment overrides it. */
export function CarrierDefaults({ values, onEdit }: { values: Defaults; onEdit: (values: Partial<Defaults>) => void }) {
  const t = useText();
  const faults = faultsOfDefaults(values);
  const countries = useCountries();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t('settings.carriers.title')}</legend>
      <p className={styles.text}>{t('settings.carriers.text')}</p>
      <FormField label={t('field.destination_country')}>
        <Select
          searchable
          value={values.destinationCountry || NONE}
          options={[{ value: NONE, label: t('settings.destination.none') }, ...countries]}
          onValueChange={(country) => onEdit({ destinationCountry: country === NONE ? '' : country })}
        />
      </FormField>
      <FormField
        label={t('field.destination_postal_code')}
        error={faults.includes('postalCode') && t('settings.postalCode.error')}
      >
        <TextField
          value={values.postalCode}
          autoComplete="postal-code"
          onChange={(event) => onEdit({ postalCode: event.target.value })}
        />
      </FormField>
      <FormField
        label={t('settings.phoneTail.label')}
        error={faults.includes('phoneTail') && t('settings.phoneTail.error')}
      >
        <TextField
          value={values.phoneTail}
          inputMode="numeric"
          maxLength={4}
          onChange={(event) => onEdit({ phoneTail: event.target.value })}
        />
      </FormField>
    </fieldset>
  );
}

function useCountries() {
  const language = useLanguage();
  return useMemo(
    () =>
      countryCodes
        .map((code) => ({ value: code, label: regionName(code, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  );
}
