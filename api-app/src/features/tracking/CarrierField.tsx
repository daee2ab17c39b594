import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useTranslation } from 'react-i18next';
import { useCarrierOptions } from './useCarrierOptions.ts';

interface CarrierFieldProps {
  /** A carrier's key as text; empty: found by the number. */
  value: string;
  onChange: (value: string) => void;
}

export function CarrierField({ value, onChange }: CarrierFieldProps) {
  const { t } = useTranslation('api-app');
  const carriers = useCarrierOptions();
  return (
    <FormField label={t('tracking.register.carrier')} hint={t('tracking.register.carrierHint')}>
      <Select
        value={value}
        options={[{ value: '', label: t('tracking.register.detect') }, ...carriers]}
        onValueChange={onChange}
      />
    </FormField>
  );
}
