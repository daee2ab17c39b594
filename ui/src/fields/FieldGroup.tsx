import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

export interface FieldGroupProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}

/** Fields that are one answer, such as boxes to tick. */
export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint || error ? id : undefined}>
      <legend>{label}</legend>
      {children}
      <div id={id}>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>
      </div>
    </fieldset>
  );
}
