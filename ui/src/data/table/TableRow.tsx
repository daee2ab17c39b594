import { type MouseEvent, memo, type ReactNode } from 'react';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { isOwnEvent } from '../../overlays/isOwnEvent.ts';
import { classNames } from '../../text/classNames.ts';
import { useText } from '../../text/useText.ts';
import { columnAttributes } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import { PrimaryCell } from './PrimaryCell.tsx';
import type { DataTableProps } from './types.ts';

/** The props that all rows share. */
export type RowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowLabel' | 'summary' | 'onRowOpen' | 'rowHref' | 'fixed'
>;

interface TableRowProps<Row> extends RowProps<Row> {
  row: Row;
  /** Of all rows, from 0. */
  index: number;
  /** Of a virtual table, whose rows are all equally high. */
  ariaRowIndex?: number;
  /** Undefined: rows cannot be chosen. */
  chosen: boolean | undefined;
  active: boolean;
  onChoose: (index: number, chosen: boolean, event: MouseEvent) => void;
  /** The row has the focus, or a dialog opened from it has; undefined: no longer. */
  onFocused: ((key: string | undefined) => void) | undefined;
}

// A table that is scrolled renders only the rows that come. memo forgets what the props are of.
export const TableRow = memo(TableRowView) as typeof TableRowView;

function TableRowView<Row>(props: TableRowProps<Row>) {
  const {
    row,
    index,
    columns,
    rowKey,
    rowLabel = rowKey,
    chosen,
    active,
    onRowOpen,
    ariaRowIndex,
    onChoose,
    onFocused,
    fixed = false,
  } = props;
  const text = useText();
  const key = rowKey(row);
  const openOnClick = (event: MouseEvent<Element>) => {
    if (isOwnEvent(event) && !isOnControl(event) && !isSelectingText(event.currentTarget)) onRowOpen?.(row);
  };
  return (
    // The whole row is a larger target of the link or button in its primary cell.
    <tr
      aria-rowindex={ariaRowIndex}
      data-key={key}
      aria-selected={chosen}
      className={classNames(onRowOpen && styles.opens, chosen && styles.chosen, active && styles.current)}
      onClick={openOnClick}
      onFocus={() => onFocused?.(key)}
      onBlur={() => onFocused?.(undefined)}
    >
      {chosen !== undefined && (
        <td className={styles.choice}>
          <Checkbox
            aria-label={text('ui.table.selectRow', { name: rowLabel(row) })}
            checked={chosen}
            onClick={(event) => onChoose(index, event.currentTarget.checked, event)}
            onChange={ignoreChange}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} {...columnAttributes(column)}>
          <Cell clipped={fixed}>{column.primary ? <PrimaryCell {...props} column={column} /> : column.cell(row)}</Cell>
        </td>
      ))}
    </tr>
  );
}

/** A table cell grows with what it holds; a box inside it does not. */
function Cell({ clipped, children }: { clipped: boolean; children: ReactNode }) {
  return clipped ? <div className={styles.clipped}>{children}</div> : children;
}

// A click event carries the Shift key, a change event does not; keyboard choices arrive as clicks too.
const ignoreChange = () => {};

const isOnControl = ({ target }: MouseEvent) =>
  // React passes only elements; one of a frame is no instance of this page's Element.
  (target as Element).closest('a, button, input, label, select, [role=menuitem]') !== null;

/** Reads the selection of the row's own tree: the document's selection ends at a shadow root. */
function isSelectingText(row: Element) {
  const root = row.getRootNode() as { getSelection?: () => Selection | null }; // a document, or a shadow root in some browsers
  return (root.getSelection?.() ?? getSelection())?.type === 'Range';
}
