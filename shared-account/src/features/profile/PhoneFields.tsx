import { useLanguage } from '@tracking-console/app-kit';
import { DIAL_CODES } from '@tracking-console/contract/values/phone';
import { FormField } from '@tracking-console/ui';
import { regionName, Select, TextField } from '@tracking-console/ui/later';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../useText.ts';
import styles from './profile.module.css';

interface PhoneFieldsProps {
  country: string;
  number: string;
  error: ReactNode;
  onChange: (changes: { dialCountry?: string; number?: string }) => void;
}

export function PhoneFields({ country, number, error, onChange }: PhoneFieldsProps) {
  const t = useText();
  const language = useLanguage();
  const options = useMemo(() => {
    const named = DIAL_CODES.map(({ country, code }) => ({
      value: country,
      label: `${regionName(country, language)} (${code})`,
    }));
    return named.sort((one, other) => one.label.localeCompare(other.label, language));
  }, [language]);
  return (
    <div className={styles.phone}>
      <FormField label={t('profile.dialCode')}>
        <Select
          searchable
          value={country}
          options={options}
          onValueChange={(dialCountry) => onChange({ dialCountry })}
        />
      </FormField>
      <FormField label={t('userinfo.phone')} error={error}>
        <TextField
          type="tel"
          autoComplete="tel-national"
          maxLength={30}
          value={number}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </FormField>
    </div>
  );
}
