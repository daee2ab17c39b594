import type { Choice } from '@tracking-console/contract/tasks/tasks';
import { icons, type MenuItem, VIRTUAL_ABOVE } from '@tracking-console/ui/later';
import { useStartExport } from '../../model/tasks/useStartExport.ts';
import { useText } from '../../useText.ts';

/** A menu's items that export or print the shipments; printing may cover only the `listed` ones. */
export function useExportItems(choice: Choice, count: number, listed: number): MenuItem[] {
  const t = useText();
  const { start, starting } = useStartExport();
  return [
    {
      key: 'csv',
      label: t('shipments.export.csv'),
      icon: <icons.FileText size={15} />,
      disabled: starting,
      onSelect: () => void start('csv', choice, count),
    },
    {
      key: 'xlsx',
      label: t('shipments.export.xlsx'),
      icon: <icons.Columns3 size={15} />,
      disabled: starting,
      onSelect: () => void start('xlsx', choice, count),
    },
    {
      key: 'print',
      label:
        listed > VIRTUAL_ABOVE ? (
          <span>
            {t('action.print')} <br />
            <small>{t('shipments.export.printInSight')}</small>
          </span>
        ) : (
          t('action.print')
        ),
      icon: <icons.Printer size={15} />,
      separatorBefore: true,
      onSelect: () => print(),
    },
  ];
}
