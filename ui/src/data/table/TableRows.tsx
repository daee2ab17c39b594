import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { AwaitedRow } from './AwaitedRow.tsx';
import styles from './DataTable.module.css';
import { renderedRows } from './renderedRows.ts';
import { selectRange } from './selectRows.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import type { RowWindow } from './useRowWindow.ts';

interface TableRowsProps<Row> extends DataTableProps<Row> {
  keys: readonly string[];
  window: RowWindow;
}

export function TableRows<Row>({ window, keys, ...props }: TableRowsProps<Row>) {
  const { rows, rowKey, rowLabel, summary, onRowOpen, rowHref, activeKey, selection, columns, fixed } = props;
  const given = {
    columns,
    rowKey,
    ...(fixed && { fixed }),
    ...(rowLabel && { rowLabel }),
    ...(summary && isSummed(window) && { summary }),
  };
  const opening = { ...(onRowOpen && { onRowOpen }), ...(rowHref && { rowHref }) };
  // By its key: on another page or in another order its place has another row.
  const lastChosen = useRef<string>(undefined);
  const choose = useCallback(
    (index: number, chosen: boolean, event: MouseEvent) => {
      if (!selection) return;
      const anchor = event.shiftKey && lastChosen.current !== undefined ? keys.indexOf(lastChosen.current) : -1;
      lastChosen.current = keys[index];
      selection.onChange(selectRange(selection.selected, keys, anchor === -1 ? index : anchor, index, chosen));
    },
    [selection, keys],
  );
  const here = useMemo(() => new Map(rows.map((row) => [rowKey(row), row])), [rows, rowKey]);
  // That row stays rendered, however far the table is scrolled: else the focus, or its dialog, would be lost with it.
  const [focused, setFocused] = useState<string>();
  const kept = window.virtual && focused !== undefined ? keys.indexOf(focused) : -1;
  return (
    <tbody>
      {renderedRows(window.first, window.last, keys.length, kept).map((rendered) => {
        if ('gap' in rendered) return <Spacer key={`gap ${rendered.before}`} height={rendered.gap * window.height} />;
        const { index } = rendered;
        const key = keys[index] ?? '';
        const held = here.get(key);
        const place = window.virtual ? { ariaRowIndex: index + 2 } : {};
        if (held === undefined)
          return <AwaitedRow key={key} columns={columns} selectable={Boolean(selection)} {...place} />;
        return (
          <TableRow
            key={key}
            {...given}
            {...opening}
            {...place}
            row={held}
            index={index}
            chosen={selection?.selected.has(key)}
            active={key === activeKey}
            onChoose={choose}
            onFocused={window.virtual ? setFocused : undefined}
          />
        );
      })}
    </tbody>
  );
}

/** A long table renders no summaries that its width hides; any other leaves that to its stylesheet. */
const isSummed = ({ virtual, room }: RowWindow) => !virtual || room === 1;

/** Keeps the room of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" className={styles.spacer}>
      <td style={{ height }} />
    </tr>
  );
}
