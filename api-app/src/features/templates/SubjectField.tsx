import { FormField } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useRef } from 'react';
import { useText } from '../../useText.ts';
import styles from './templates.module.css';
import { VariableMenu } from './VariableMenu.tsx';

interface SubjectFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function SubjectField({ value, error, onChange }: SubjectFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.block}>
      <FormField label={t('consumer.subject')} error={error} required>
        <TextField ref={field} value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      </FormField>
      <div className={styles.tools}>
        <VariableMenu field={t('consumer.subject')} target={field} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
