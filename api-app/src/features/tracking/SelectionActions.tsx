import { EXPORT_FORMATS, type ExportFormat } from '@tracking-console/contract/tasks/taskConstants';
import { Button } from '@tracking-console/ui';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import type { Action } from './actions.ts';

interface SelectionActionsProps {
  isAll: boolean;
  onAsk: (action: Action) => void;
  onCopyCurl: () => void;
  onExport: (format: ExportFormat) => void;
}

const BUTTONS = [
  ['stop', icons.CircleX],
  ['retrack', icons.RotateCcw],
  ['push', icons.Webhook],
] as const;

export function SelectionActions({ isAll, onAsk, onCopyCurl, onExport }: SelectionActionsProps) {
  const t = useText();
  return (
    <>
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
            label: `${t('action.export')} (${format.toUpperCase()})`,
            separatorBefore: format === 'csv',
            onSelect: () => onExport(format),
          })),
          ...(isAll ? [] : [{ key: 'curl', label: t('tracking.curl.action'), onSelect: onCopyCurl }]),
        ]}
      >
        {t('action.more')}
      </MenuButton>
    </>
  );
}
