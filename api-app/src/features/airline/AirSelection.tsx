import type { ExportFormat } from '@tracking-console/contract/taskConstants';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { useText } from '../../useText.ts';
import styles from './airline.module.css';
import type { AirAction } from './airQueries.ts';

interface AirSelectionProps {
  count: number;
  onAsk: (action: AirAction) => void;
  starting: boolean;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

export function AirSelection({ count, starting, onAsk, onExport, onClear }: AirSelectionProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.selection}>
      <span role="status">{t('tracking.selection.count', { count })}</span>
      <Button size="sm" icon={<icons.CircleX size={15} />} onClick={() => onAsk('stop')}>
        {t('tracking.stop.action')}
      </Button>
      <Button size="sm" icon={<icons.Webhook size={15} />} onClick={() => onAsk('push')}>
        {t('tracking.push.action')}
      </Button>
      <ExportMenu size="sm" starting={starting} onExport={onExport} />
      <Button size="sm" kind="danger" icon={<icons.Trash2 size={15} />} onClick={() => onAsk('delete')}>
        {t('tracking.delete.action')}
      </Button>
      <Button size="sm" kind="text" onClick={onClear}>
        {t('tracking.selection.clear')}
      </Button>
    </div>
  );
}
