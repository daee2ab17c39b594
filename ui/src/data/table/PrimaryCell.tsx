import { useLink } from '../../actions/useLink.ts';
import styles from './DataTable.module.css';
import type { Column, DataTableProps } from './types.ts';

interface PrimaryCellProps<Row> extends Pick<DataTableProps<Row>, 'rowHref' | 'onRowOpen' | 'summary'> {
  row: Row;
  column: Column<Row>;
}

export function PrimaryCell<Row>({ row, column, rowHref, onRowOpen, summary }: PrimaryCellProps<Row>) {
  const follow = useLink(
    onRowOpen &&
      ((event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onRowOpen(row);
      }),
  );
  return (
    <>
      {rowHref ? (
        <a href={rowHref(row)} onClick={follow} className={styles.open}>
          {column.cell(row)}
        </a>
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
