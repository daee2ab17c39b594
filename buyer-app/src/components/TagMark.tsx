import type { TagType } from '@tracking-console/contract/shipmentConstants';
import { icons } from '@tracking-console/ui/later';
import styles from './TagMark.module.css';

/** A customer's own mark as it looks, or the empty place for one; its name stands beside it or in a label. */
export function TagMark({ tag }: { tag: TagType | '' }) {
  if (tag === 'star') return <icons.Star size={14} aria-hidden="true" className={styles.star} />;
  return <span aria-hidden="true" className={`${styles.dot} ${styles[tag || 'none']}`} />;
}
