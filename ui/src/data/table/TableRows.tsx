import { type MouseEvent, useRef } from 'react';
import styles from './DataTable.module.css';
import { selectRange } from './selectRows.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import type { RowWindow } from './useRowWindow.ts';

export function TableRows<Row>({ window, ...props }: DataTableProps<Row> & { window: RowWindow }) {
  const { rows, rowKey, selection } = props;
  const lastChosen = useRef(0);
  const choose = (index: number, chosen: boolean, event: MouseEvent) => {
    if (!selection) return;
    const from = event.shiftKey ? lastChosen.current : index;
    lastChosen.current = index;
    selection.onChange(selectRange(selection.selected, rows.map(rowKey), from, index, chosen));
  };
  return (
    <tbody>
      <Spacer height={window.above} />
      {rows.slice(window.first, window.last).map((row, offset) => (
        <TableRow
          key={rowKey(row)}
          {...props}
          row={row}
          ariaRowIndex={window.virtual ? window.first + offset + 2 : undefined}
          onChoose={(chosen, event) => choose(window.first + offset, chosen, event)}
        />
      ))}
      <Spacer height={window.below} />
    </tbody>
  );
}

/** Keeps the room of the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
