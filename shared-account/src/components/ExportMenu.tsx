import { saveAnswer, usePlatform } from '@tracking-console/app-kit';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';

interface ExportMenuProps {
  call: ['pay', 'ExportOrders'] | ['invoice', 'ExportInvoices'];
  filter: object;
}

/** Everything the list's filters find as a file, or the page on paper. */
export function ExportMenu({ call: [root, method], filter }: ExportMenuProps) {
  const t = useText();
  const { calls } = usePlatform();
  const save = async (format: 'csv' | 'xlsx') => {
    const param = { ...filter, Format: format };
    const [, answer] = await calls.legacy<Response>(root, method, param, { responseType: 'blob' });
    if (answer) await saveAnswer(answer);
  };
  return (
    <MenuButton
      icon={<icons.Download size={16} />}
      align="end"
      items={[
        { key: 'csv', label: 'CSV', onSelect: () => void save('csv') },
        { key: 'xlsx', label: 'XLSX', onSelect: () => void save('xlsx') },
        { key: 'print', label: t('orders.print'), onSelect: () => print() },
      ]}
    >
      {t('orders.export')}
    </MenuButton>
  );
}
