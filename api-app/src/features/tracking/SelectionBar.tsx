import { EXPORT_FORMATS, type ExportFormat } from '@tracking-console/contract/taskConstants';
import { Button } from '@tracking-console/ui';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import type { Action } from './actions.ts';
import styles from './tracking.module.css';

interface SelectionBarProps {
  count: number;
  onAsk: (action: Action) => void;
  onCopyCurl: () => void;
  onExport: (format: ExportFormat) => void;
  onClear: () => void;
}

const BUTTONS = [
  ['stop', icons.CircleX],
  ['retrack', icons.RotateCcw],
  ['push', icons.Webhook],
] as const;

export function SelectionBar({ count, onAsk, onCopyCurl, onExport, onClear }: SelectionBarProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.selection}>
      <span>{t('tracking.selection.count', { count })}</span>
      {BUTTONS.map(([action, Icon]) => (
        <Button key={action} size="sm" icon={<Icon size={15} />} onClick={() => onAsk(action)}>
          {t(`tracking.${action}.action`)}
        </Button>
      ))}
      <MenuButton
        size="sm"
        items={[
          { key: 'carrier', label: t('tracking.carrier.action'), onSelect: () => onAsk('carrier') },
          { key: 'info', label: t('tracking.info.action'), onSelect: () => onAsk('info') },
          ...EXPORT_FORMATS.map((format) => ({
            key: format,
            label: `${t('tracking.export.action')} (${format.toUpperCase()})`,
            separatorBefore: format === 'csv',
            onSelect: () => onExport(format),
          })),
          { key: 'curl', label: t('tracking.curl.action'), onSelect: onCopyCurl },
        ]}
      >
        {t('tracking.selection.more')}
      </MenuButton>
      <Button size="sm" kind="danger" icon={<icons.Trash2 size={15} />} onClick={() => onAsk('delete')}>
        {t('tracking.delete.action')}
      </Button>
      <Button size="sm" kind="text" onClick={onClear}>
        {t('tracking.selection.clear')}
      </Button>
    </div>
  );
}
