import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** Boxes to tick, beside each other. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.boxes}>{children}</div>
    </fieldset>
  );
}
