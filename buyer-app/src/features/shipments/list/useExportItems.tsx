import type { Choice } from '@tracking-console/contract/tasks';
import { icons, type MenuItem } from '@tracking-console/ui';
import { useText } from '../../../useText.ts';
import { useStartExport } from '../tasks/useStartExport.ts';

/** A menu's items that put the shipments on a file, or on paper. */
export function useExportItems(choice: Choice, count: number): MenuItem[] {
  const say = useText();
  const { start, starting } = useStartExport();
  return [
    {
      key: 'csv',
      label: say('shipments.export.csv'),
      icon: <icons.FileText size={15} />,
      disabled: starting,
      onSelect: () => void start('csv', choice, count),
    },
    {
      key: 'xlsx',
      label: say('shipments.export.xlsx'),
      icon: <icons.Columns3 size={15} />,
      disabled: starting,
      onSelect: () => void start('xlsx', choice, count),
    },
    {
      key: 'print',
      label: say('shipments.export.print'),
      icon: <icons.Printer size={15} />,
      separatorBefore: true,
      onSelect: () => print(),
    },
  ];
}
