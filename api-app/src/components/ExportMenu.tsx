import { EXPORT_FORMATS, type ExportFormat } from '@tracking-console/contract/tasks/taskConstants';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';

interface ExportMenuProps {
  starting: boolean;
  size?: 'sm' | 'md';
  onExport: (format: ExportFormat) => void;
}

/** Exports the chosen rows, or all that match the filters, as a file. */
export function ExportMenu({ starting, size = 'md', onExport }: ExportMenuProps) {
  const t = useText();
  return (
    <MenuButton
      size={size}
      icon={<icons.Download size={16} />}
      align="end"
      items={EXPORT_FORMATS.map((format) => ({
        key: format,
        label: format.toUpperCase(),
        disabled: starting,
        onSelect: () => onExport(format),
      }))}
    >
      {t('action.export')}
    </MenuButton>
  );
}
