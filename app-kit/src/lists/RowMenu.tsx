import { type Column, icons, MenuButton, type MenuItem } from '@tracking-console/ui/later';
import type { ReactNode } from 'react';

interface RowMenuProps {
  label: string;
  /** Made when the menu opens. */
  items: () => MenuItem[];
}

/** The actions of one row of a list. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <MenuButton
      kind="text"
      size="sm"
      align="end"
      arrow={false}
      label={label}
      icon={<icons.Ellipsis size={16} />}
      items={items}
    />
  );
}

/** The column of the rows' menus, in sight also where the table is wider than its box. */
export const menuColumn = <Row,>(title: string, menu: (row: Row) => ReactNode): Column<Row> => ({
  key: 'menu',
  title,
  titleHidden: true,
  align: 'end',
  priority: 1,
  sticky: true,
  cell: menu,
});
