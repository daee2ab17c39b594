import { useLanguage } from '@tracking-console/app-kit';
import { Button, formatNumber } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import type { ActionName } from './ActionDialog.tsx';
import styles from './tracking.module.css';

interface SelectionBarProps {
  count: number;
  /** All that the filter finds, where it finds more than the page shows. */
  total?: number | undefined;
  isAll: boolean;
  onAll: () => void;
  onAsk: (action: ActionName) => void;
  onClear: () => void;
}

export function SelectionBar({ count, total = 0, isAll, onAll, onAsk, onClear }: SelectionBarProps) {
  const t = useText();
  const all = { total: formatNumber(total, useLanguage()) };
  if (count === 0) return null;
  const chosen = isAll ? t('tracking.all.chosen', all) : t('tracking.selection.count', { count });
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.selection}>
      <span role="status">{chosen}</span>
      {total > count && !isAll && (
        <Button size="sm" kind="text" onClick={onAll}>
          {t('tracking.all.offer', all)}
        </Button>
      )}
      <Button size="sm" icon={<icons.CircleX size={15} />} onClick={() => onAsk('stop')}>
        {t('tracking.stop.action')}
      </Button>
      <Button size="sm" icon={<icons.RotateCcw size={15} />} onClick={() => onAsk('retrack')}>
        {t('tracking.retrack.action')}
      </Button>
      <Button size="sm" icon={<icons.Zap size={15} />} onClick={() => onAsk('push')}>
        {t('tracking.push.action')}
      </Button>
      <Button size="sm" kind="danger" icon={<icons.Trash2 size={15} />} onClick={() => onAsk('delete')}>
        {t('tracking.delete.action')}
      </Button>
      <Button size="sm" kind="text" onClick={onClear}>
        {t('tracking.selection.clear')}
      </Button>
    </div>
  );
}
