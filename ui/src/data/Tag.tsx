import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A neutral word on something: a carrier, a service, a label of the customer's own. */
export function Tag({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.tag}>
      {icon}
      {children}
    </span>
  );
}
