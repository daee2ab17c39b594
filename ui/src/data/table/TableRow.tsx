import type { MouseEvent } from 'react';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { classNames } from '../../text/classNames.ts';
import { useText } from '../../text/useText.ts';
import { columnAttributes } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import { PrimaryCell } from './PrimaryCell.tsx';
import type { DataTableProps } from './types.ts';

interface TableRowProps<Row> extends DataTableProps<Row> {
  row: Row;
  ariaRowIndex: number | undefined;
  onChoose: (chosen: boolean, event: MouseEvent) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, rowKey, rowLabel = rowKey, selection, onRowOpen, activeKey, ariaRowIndex, onChoose } = props;
  const text = useText();
  const key = rowKey(row);
  const chosen = selection?.selected.has(key) ?? false;
  const openOnClick = (event: MouseEvent<Element>) => {
    if (!isOnControl(event) && !isSelectingText(event.currentTarget)) onRowOpen?.(row);
  };
  return (
    // The whole row is a larger target of the link or button in its primary cell.
    <tr
      aria-rowindex={ariaRowIndex}
      aria-selected={selection && chosen}
      className={classNames(onRowOpen && styles.opens, chosen && styles.chosen, key === activeKey && styles.current)}
      onClick={openOnClick}
    >
      {selection && (
        <td className={styles.choice}>
          <Checkbox
            aria-label={text('ui.table.selectRow', { name: rowLabel(row) })}
            checked={chosen}
            onClick={(event) => onChoose(event.currentTarget.checked, event)}
            onChange={ignoreChange}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} {...columnAttributes(column)}>
          {column.primary ? <PrimaryCell {...props} column={column} /> : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

// A click tells of the Shift key, a change does not; keyboard choices arrive as clicks too.
const ignoreChange = () => {};

// React hands out elements alone; one of a frame is no instance of this page's Element.
const isOnControl = ({ target }: MouseEvent) =>
  (target as Element).closest('a, button, input, label, select, [role=menuitem]') !== null;

/** In the tree the row stands in: the page's own selection ends at a shadow root. */
function isSelectingText(row: Element) {
  const root = row.getRootNode() as { getSelection?: () => Selection | null }; // a document, or a shadow root in some browsers
  return (root.getSelection?.() ?? getSelection())?.type === 'Range';
}
