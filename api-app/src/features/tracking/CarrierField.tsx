import { useCarrierOptions } from '@tracking-console/app-kit';
import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface CarrierFieldProps {
  /** A carrier's key as text; empty: found by the number. */
  value: string;
  onChange: (value: string) => void;
}

export function CarrierField({ value, onChange }: CarrierFieldProps) {
  const t = useText();
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
