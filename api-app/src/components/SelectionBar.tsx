import { useLanguage } from '@tracking-console/app-kit';
import { Button, formatNumber } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  count: number;
  /** The number of rows that match the filters, if all of them can be chosen. */
  total: number | undefined;
  isAll: boolean;
  onAll: () => void;
  onDelete: () => void;
  onClear: () => void;
  /** The list's other actions. */
  children: ReactNode;
}

/** The actions for the chosen rows of a list. */
export function SelectionBar({ count, total = 0, isAll, onAll, onDelete, onClear, children }: SelectionBarProps) {
  const t = useText();
  const all = { total: formatNumber(total, useLanguage()) };
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.bar}>
      <span role="status">{isAll ? t('tracking.all.chosen', all) : t('selection.count', { count })}</span>
      {total > count && !isAll && (
        <Button size="sm" kind="text" onClick={onAll}>
          {t('tracking.all.offer', all)}
        </Button>
      )}
      {children}
      <Button size="sm" kind="danger" icon={<icons.Trash2 size={15} />} onClick={onDelete}>
        {t('tracking.delete.action')}
      </Button>
      <Button size="sm" kind="text" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </div>
  );
}
