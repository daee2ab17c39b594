import { FormField, TextArea } from '@tracking-console/ui';
import { TextField } from '@tracking-console/ui/later';
import { useRef } from 'react';
import styles from './templates.module.css';
import { VariableMenu } from './VariableMenu.tsx';

interface TemplateFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  required?: boolean;
  isLong?: boolean;
  onChange: (value: string) => void;
}

/** Words of a mail, with a menu of what can be inserted. */
export function TemplateField({ label, value, error, required = false, isLong = false, onChange }: TemplateFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <FormField label={label} error={error} required={required}>
        {isLong ? (
          <TextArea ref={area} rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextField ref={line} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
        )}
      </FormField>
      <div className={styles.variable}>
        <VariableMenu field={label} target={isLong ? area : line} value={value} onChange={onChange} />
      </div>
    </div>
  );
}
