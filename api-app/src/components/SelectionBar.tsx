import { useLanguage } from '@tracking-console/app-kit';
import { Button, formatNumber } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';
import type { ChosenRows } from '../model/useChosenRows.ts';
import { useText } from '../useText.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  choice: Pick<ChosenRows, 'selected' | 'isAll' | 'canBeAll' | 'chooseAll' | 'clearSelection'>;
  /** The number of rows that the filters find. */
  total: number | undefined;
  onDelete: () => void;
  /** The list's other actions. */
  children: ReactNode;
}

/** What can be done with the rows of a list that were chosen. */
export function SelectionBar({ choice, total = 0, onDelete, children }: SelectionBarProps) {
  const t = useText();
  const { selected, isAll, canBeAll, chooseAll, clearSelection } = choice;
  const count = selected.size;
  const all = { total: formatNumber(total, useLanguage()) };
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.bar}>
      <span role="status">{isAll ? t('tracking.all.chosen', all) : t('selection.count', { count })}</span>
      {canBeAll && total > count && !isAll && (
        <Button size="sm" kind="text" onClick={chooseAll}>
          {t('tracking.all.offer', all)}
        </Button>
      )}
      {children}
      <Button size="sm" kind="danger" icon={<icons.Trash2 size={15} />} onClick={onDelete}>
        {t('tracking.delete.action')}
      </Button>
      <Button size="sm" kind="text" onClick={clearSelection}>
        {t('selection.clear')}
      </Button>
    </div>
  );
}
