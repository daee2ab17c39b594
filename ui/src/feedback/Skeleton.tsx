import { classNames } from '../text/classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  rows?: number;
  kind?: 'text' | 'table' | 'tiles' | 'detail';
}

/** The shape of what is coming, silent for screen readers: who shows it marks the region aria-busy. */
export function Skeleton({ rows = 3, kind = 'text' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.skeleton, styles[kind])}>
      {kind === 'detail' && <span className={styles.heading} />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bars that never move
        <span key={row} className={styles.bar} />
      ))}
    </div>
  );
}
