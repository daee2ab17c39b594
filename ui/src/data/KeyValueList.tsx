import type { ReactNode } from 'react';
import { classNames } from '../text/classNames.ts';
import styles from './KeyValueList.module.css';

export interface KeyValueListProps {
  items: readonly { key: string; label: ReactNode; value: ReactNode }[];
  columns?: 1 | 2;
}

/** Facts of one thing. What is absent shows as a dash. */
export function KeyValueList({ items, columns = 1 }: KeyValueListProps) {
  return (
    <div className={styles.frame}>
      <dl className={classNames(styles.list, columns === 2 && styles.two)}>
        {items.map(({ key, label, value }) => (
          <div key={key} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{isAbsent(value) ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const isAbsent = (value: ReactNode) => value === undefined || value === null || value === '';
