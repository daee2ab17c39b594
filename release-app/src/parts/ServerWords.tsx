import styles from './parts.module.css';

/** What the server says besides, which it says in English alone: screen readers have to know. */
export function ServerWords({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <span lang="en" className={styles.serverWords}>
      {children}
    </span>
  );
}
