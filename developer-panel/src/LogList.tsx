import { useId } from 'react';
import styles from './Panel.module.css';

interface LogListProps {
  title: string;
  empty: string;
  lines: readonly { number: number; who: string; what: string }[];
}

/** What happened, the newest first. */
export function LogList({ title, empty, lines }: LogListProps) {
  const id = useId();
  return (
    <div className={styles.list}>
      <h3 id={id} className={styles.subtitle}>
        {title}
      </h3>
      {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={styles.lines} aria-labelledby={id} tabIndex={0}>
        {lines.map(({ number, who, what }) => (
          <li key={number}>
            <strong>{who}</strong> <span className={styles.code}>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
