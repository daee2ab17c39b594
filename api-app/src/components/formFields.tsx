import { ManyChoices } from '@tracking-console/app-kit/later';
import { FormField } from '@tracking-console/ui';
import { Checkbox, NumberField, Select, type SelectOption, TextField } from '@tracking-console/ui/later';
import { errorOf } from './fieldError.ts';
import { useTextField, useValueField } from './useTextField.ts';

interface LineFieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'url' | 'time';
  required?: boolean;
  maxLength?: number;
}

export function LineField({ name, label, hint, type = 'text', required = false, maxLength }: LineFieldProps) {
  const { input, meta } = useTextField(name);
  return (
    <FormField label={label} hint={hint} error={errorOf(meta)} required={required}>
      <TextField {...input} type={type} autoComplete="off" maxLength={maxLength} />
    </FormField>
  );
}

interface AmountFieldProps {
  name: string;
  label: string;
  hint?: string;
  max: number;
  precision?: number;
}

export function AmountField({ name, label, hint, max, precision = 0 }: AmountFieldProps) {
  const { input } = useValueField<number | null>(name);
  return (
    <FormField label={label} hint={hint}>
      <NumberField value={input.value} onValueChange={input.onChange} min={0} max={max} precision={precision} />
    </FormField>
  );
}

interface ManyFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
}

export function ManyField({ name, label, options }: ManyFieldProps) {
  const { input } = useValueField<readonly string[]>(name);
  return <ManyChoices label={label} options={options} chosen={input.value} onChange={input.onChange} />;
}

export function EnabledField({ label }: { label: string }) {
  const { input } = useValueField<boolean>('Enabled');
  return (
    <Checkbox checked={input.value} onChange={(event) => input.onChange(event.target.checked)}>
      {label}
    </Checkbox>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const { input } = useTextField(name);
  return (
    <FormField label={label}>
      <Select value={input.value} options={options} onValueChange={input.onChange} />
    </FormField>
  );
}
