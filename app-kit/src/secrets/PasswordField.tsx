import { FormField, IconButton } from '@tracking-console/ui';
import { icons, TextField } from '@tracking-console/ui/later';
import { type ReactNode, useState } from 'react';
import { useKitText } from '../texts/useKitText.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: ReactNode;
  hint?: ReactNode;
  maxLength?: number;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, value, onChange, autoComplete, error, hint, maxLength }: PasswordFieldProps) {
  const t = useKitText();
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} error={error} hint={hint}>
      <TextField
        type={shown ? 'text' : 'password'}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        suffix={
          <IconButton
            size="sm"
            icon={shown ? <icons.EyeOff size={16} /> : <icons.Eye size={16} />}
            label={t(shown ? 'password.hide' : 'password.show')}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </FormField>
  );
}
