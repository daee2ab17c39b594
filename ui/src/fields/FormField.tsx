import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../text/useText.ts';
import styles from './FormField.module.css';
import { FieldContext } from './fieldContext.ts';

export interface FormFieldProps {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** One control; it takes its id, aria-invalid and aria-describedby from here. */
  children: ReactNode;
}

export function FormField({ label, error, hint, required = false, children }: FormFieldProps) {
  const id = useId();
  const text = useText();
  const invalid = Boolean(error);
  const describedBy = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} title={text('ui.field.required')} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldContext value={{ id, describedBy, invalid, required }}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div role="alert">
        {invalid && (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert size={14} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
