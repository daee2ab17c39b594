import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

/** A code of an authenticator app, which phones offer to fill in. */
export function CodeField({ label, value, onChange, error }: CodeFieldProps) {
  return (
    <FormField label={label} error={error}>
      <TextField
        value={value}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
    </FormField>
  );
}
