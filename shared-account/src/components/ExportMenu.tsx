import type { CallRequest } from '@tracking-console/platform';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { type ListFormat, useSaveFile } from '../model/useSaveFile.ts';
import { useText } from '../useText.ts';

interface ExportMenuProps {
  /** The call that answers what the list's filters find. */
  fileOf: (format: ListFormat) => CallRequest;
}

/** Everything the list's filters find as a file, or the page on paper. */
export function ExportMenu({ fileOf }: ExportMenuProps) {
  const t = useText();
  const save = useSaveFile();
  return (
    <MenuButton
      icon={<icons.Download size={16} />}
      align="end"
      items={[
        { key: 'csv', label: 'CSV', onSelect: () => void save(fileOf('csv')) },
        { key: 'xlsx', label: 'XLSX', onSelect: () => void save(fileOf('xlsx')) },
        { key: 'print', label: t('action.print'), onSelect: () => print() },
      ]}
    >
      {t('action.export')}
    </MenuButton>
  );
}
