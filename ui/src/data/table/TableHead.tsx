import { type CSSProperties, memo, useMemo } from 'react';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { useText } from '../../text/useText.ts';
import { columnAttributes } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import { SortButton } from './SortButton.tsx';
import { selectAll } from './selectRows.ts';
import type { Column, DataTableProps } from './types.ts';

interface TableHeadProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSortChange' | 'selection'> {
  keys: readonly string[];
  /** They are all rows, and not only a page of them. */
  endless: boolean;
}

// A table that is scrolled renders its head no more than once. memo forgets what the props are of.
export const TableHead = memo(TableHeadRow) as typeof TableHeadRow;

function TableHeadRow<Row>({ columns, keys, endless, sort, onSortChange, selection }: TableHeadProps<Row>) {
  const text = useText();
  const selected = selection?.selected;
  const count = useMemo(() => (selected?.size ? keys.filter((key) => selected.has(key)).length : 0), [keys, selected]);
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.choice}>
            <VisuallyHidden>{text('ui.table.selectionColumn')}</VisuallyHidden>
            <Checkbox
              aria-label={text(endless ? 'ui.table.selectEvery' : 'ui.table.selectAll')}
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
            title={column.titleHidden ? undefined : column.title}
            {...columnAttributes(column)}
            style={{ '--column-width': column.width } as CSSProperties} // which has no properties of one's own
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
