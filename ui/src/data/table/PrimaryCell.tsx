import type { MouseEvent } from 'react';
import { Anchor } from '../../actions/Anchor.tsx';
import styles from './DataTable.module.css';
import type { Column, DataTableProps } from './types.ts';

interface PrimaryCellProps<Row> extends Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen' | 'summary'> {
  row: Row;
  column: Column<Row>;
}

export function PrimaryCell<Row>({ row, column, rowHref, onRowOpen, summary }: PrimaryCellProps<Row>) {
  const open =
    onRowOpen &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onRowOpen(row);
    });
  return (
    <>
      {rowHref ? (
        <Anchor href={rowHref(row)} onClick={open} className={styles.open}>
          {column.cell(row)}
        </Anchor>
      ) : onRowOpen ? (
        <button type="button" onClick={() => onRowOpen(row)} className={styles.open}>
          {column.cell(row)}
        </button>
      ) : (
        column.cell(row)
      )}
      {column.aside && <span className={styles.aside}>{column.aside(row)}</span>}
      {summary && <div className={styles.summary}>{summary(row)}</div>}
    </>
  );
}
