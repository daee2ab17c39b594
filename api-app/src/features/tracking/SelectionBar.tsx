import { useLanguage } from '@tracking-console/app-kit';
import { EXPORT_FORMATS, type ExportFormat } from '@tracking-console/contract/taskConstants';
import { Button, formatNumber } from '@tracking-console/ui';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import type { Action } from './actions.ts';
import styles from './tracking.module.css';

interface SelectionBarProps {
  count: number;
  /** All that the filters find, where it can be chosen in place of the rows. */
  total: number | undefined;
  isAll: boolean;
  onAll: () => void;
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

export function SelectionBar({
  count,
  total = 0,
  isAll,
  onAll,
  onAsk,
  onCopyCurl,
  onExport,
  onClear,
}: SelectionBarProps) {
  const t = useText();
  const all = { total: formatNumber(total, useLanguage()) };
  if (count === 0) return null;
  return (
    <div role="toolbar" aria-label={t('tracking.selection.label')} className={styles.selection}>
      <span role="status">{isAll ? t('tracking.all.chosen', all) : t('tracking.selection.count', { count })}</span>
      {total > count && !isAll && (
        <Button size="sm" kind="text" onClick={onAll}>
          {t('tracking.all.offer', all)}
        </Button>
      )}
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
          ...(isAll ? [] : [{ key: 'curl', label: t('tracking.curl.action'), onSelect: onCopyCurl }]),
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
