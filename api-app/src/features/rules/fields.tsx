import { FormField } from '@tracking-console/ui';
import { NumberField, TextField } from '@tracking-console/ui/later';
import { errorOf } from '../../components/fieldError.ts';
import { useTextField, useValueField } from '../../components/useTextField.ts';
import type { RuleValues } from './ruleForm.ts';

interface LineFieldProps {
  name: keyof RuleValues;
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
  name: keyof RuleValues;
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
