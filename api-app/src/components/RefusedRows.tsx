import type { RejectedItem } from '@tracking-console/contract/api/tracking';
import styles from './RefusedRows.module.css';
import { useRefusalWords } from './useRefusalWords.ts';

/** Each refused number with its reason in words, and the code a developer looks up. */
export function RefusedRows({ rows, label }: { rows: readonly RejectedItem[]; label: string }) {
  const reason = useRefusalWords();
  return (
    <ul aria-label={label} className={styles.refused}>
      {rows.map(({ number, carrier, error }) => (
        <li key={`${number}.${carrier ?? ''}`}>
          <code>{number}</code>
          <span>{reason(error)}</span>
          <code className={styles.code}>{error.code}</code>
        </li>
      ))}
    </ul>
  );
}
