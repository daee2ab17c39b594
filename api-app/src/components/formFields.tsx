import { ManyChoices } from '@tracking-console/app-kit/later';
import { FormField } from '@tracking-console/ui';
import { Checkbox, FieldGroup, NumberField, Select, type SelectOption, TextField } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { errorOf } from './fieldError.ts';
import styles from './form.module.css';
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
  hint?: string;
  options: { value: string; label: string }[];
}

export function ChoiceField({ name, label, hint, options }: ChoiceFieldProps) {
  const { input } = useTextField(name);
  return (
    <FormField label={label} hint={hint}>
      <Select value={input.value} options={options} onValueChange={input.onChange} />
    </FormField>
  );
}

interface ChoicesFieldProps {
  name: string;
  label: string;
  hint?: string;
  choices: { value: string; label: ReactNode }[];
}

/** Some of what there is. */
export function ChoicesField({ name, label, hint, choices }: ChoicesFieldProps) {
  const { input, meta } = useValueField<readonly string[]>(name);
  const error = errorOf(meta);
  const toggle = (value: string, isChosen: boolean) =>
    // In the order they are offered, so that choosing one and removing it again changes nothing.
    input.onChange(
      choices.map((choice) => choice.value).filter((one) => (one === value ? isChosen : input.value.includes(one))),
    );
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className={styles.choices}>
        {choices.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            checked={input.value.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(value, event.target.checked)}
          >
            {text}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
