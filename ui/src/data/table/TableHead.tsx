import { Checkbox } from '../../fields/Checkbox.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { useText } from '../../text/useText.ts';
import { columnAttributes } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import { SortButton } from './SortButton.tsx';
import { selectAll } from './selectRows.ts';
import type { Column, DataTableProps } from './types.ts';

export function TableHead<Row>({ columns, rows, rowKey, sort, onSortChange, selection }: DataTableProps<Row>) {
  const text = useText();
  const keys = rows.map(rowKey);
  const count = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.choice}>
            <VisuallyHidden>{text('ui.table.selectionColumn')}</VisuallyHidden>
            <Checkbox
              aria-label={text('ui.table.selectAll')}
              checked={count > 0 && count === keys.length}
              indeterminate={count > 0 && count < keys.length}
              disabled={keys.length === 0}
              onChange={(event) => selection.onChange(selectAll(selection.selected, keys, event.target.checked))}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            {...columnAttributes(column)}
            style={{ width: column.width }}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            {column.sortable && onSortChange ? (
              <SortButton column={column} sort={sort} onSortChange={onSortChange} />
            ) : (
              <ColumnTitle column={column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ColumnTitle<Row>({ column }: { column: Column<Row> }) {
  return column.titleHidden ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title;
}
