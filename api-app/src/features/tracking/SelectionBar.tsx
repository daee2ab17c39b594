import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './tracking.module.css';

interface SelectionBarProps {
  count: number;
  onStop: () => void;
  onDelete: () => void;
  onClear: () => void;
}

export function SelectionBar({ count, onStop, onDelete, onClear }: SelectionBarProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.selection}>
      <span>{t('tracking.selection.count', { count })}</span>
      <Button size="sm" icon={<icons.CircleX size={15} />} onClick={onStop}>
        {t('tracking.stop.action')}
      </Button>
      <Button size="sm" kind="danger" icon={<icons.Trash2 size={15} />} onClick={onDelete}>
        {t('tracking.delete.action')}
      </Button>
      <Button size="sm" kind="text" onClick={onClear}>
        {t('tracking.selection.clear')}
      </Button>
    </div>
  );
}
