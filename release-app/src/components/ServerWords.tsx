import styles from './parts.module.css';

/** The server's own text, which is in English only: screen readers need the language. */
export function ServerWords({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <span lang="en" className={styles.serverWords}>
      {children}
    </span>
  );
}
