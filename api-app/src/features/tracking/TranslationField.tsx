import { LANGUAGE_NAMES } from '@tracking-console/contract/values/languages';
import { FormField } from '@tracking-console/ui';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

interface TranslationFieldProps {
  /** Empty: none. */
  value: string;
  onChange: (language: string) => void;
}

/** The language events are translated into. */
export function TranslationField({ value, onChange }: TranslationFieldProps) {
  const t = useText();
  return (
    <FormField label={t('tracking.info.lang')}>
      <Select
        value={value}
        options={[
          { value: '', label: t('tracking.carrier.none') },
          ...Object.entries(LANGUAGE_NAMES).map(([language, label]) => ({ value: language, label })),
        ]}
        onValueChange={onChange}
      />
    </FormField>
  );
}
