import { TAG_TYPES, type TagType } from '@tracking-console/contract/shipments/shipmentConstants';
import { icons, type MenuItem } from '@tracking-console/ui/later';
import type { Text } from '../useText.ts';
import styles from './TagMark.module.css';

/** The customer's tag as a mark, or a placeholder for none; its name is beside it or in a label. */
export function TagMark({ tag }: { tag: TagType | '' }) {
  if (tag === 'star') return <icons.Star size={14} aria-hidden="true" className={styles.star} />;
  return <span aria-hidden="true" className={`${styles.dot} ${styles[tag || 'none']}`} />;
}

/** A menu's items for each mark, and for none. */
export const tagItems = (t: Text, onChoose: (tag: TagType | '') => void): MenuItem[] => [
  ...TAG_TYPES.map((tag) => ({
    key: tag,
    label: t(`shipments.tag.${tag}`),
    icon: <TagMark tag={tag} />,
    onSelect: () => onChoose(tag),
  })),
  {
    key: 'none',
    label: t('shipments.tag.none'),
    icon: <icons.X size={14} />,
    separatorBefore: true,
    onSelect: () => onChoose(''),
  },
];
