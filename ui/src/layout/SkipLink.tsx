import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Id of the element to go to; it takes the focus. */
  target: string;
  children: ReactNode;
}

/** The first thing Tab reaches; visible while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      onClick={(event) => {
        // The address is the router's: the jump does not change it.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
