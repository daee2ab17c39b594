import { saveAnswer, usePlatform } from '@tracking-console/app-kit';
import type { GetOrderList } from '@tracking-console/contract/orders';
import { icons, MenuButton } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';

/** Everything the list's filters find, as a file. */
export function ExportMenu({ filter }: { filter: GetOrderList }) {
  const t = useText();
  const { calls } = usePlatform();
  const save = async (format: 'csv' | 'xlsx') => {
    const [, answer] = await calls.legacy<Response>(
      'pay',
      'ExportOrders',
      { ...filter, Format: format },
      { responseType: 'blob' },
    );
    if (answer) await saveAnswer(answer);
  };
  return (
    <MenuButton
      icon={<icons.Download size={16} />}
      align="end"
      items={[
        { key: 'csv', label: 'CSV', onSelect: () => void save('csv') },
        { key: 'xlsx', label: 'XLSX', onSelect: () => void save('xlsx') },
      ]}
    >
      {t('orders.export')}
    </MenuButton>
  );
}
