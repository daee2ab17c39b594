import type { ReactNode } from 'react';
import styles from './Stack.module.css';

export interface StackProps {
  /** Something inside is loading. */
  busy?: boolean;
  children: ReactNode;
}

/** One below the other, as the fields of a form or the parts of a page. */
export function Stack({ busy = false, children }: StackProps) {
  return (
    <div className={styles.stack} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
