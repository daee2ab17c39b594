import { useRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { classNames } from '../../text/classNames.ts';
import styles from './DataTable.module.css';
import { Pagination } from './Pagination.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import type { DataTableProps } from './types.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowWindow, VIRTUAL_ABOVE } from './useRowWindow.ts';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, loading = false, empty, selection, pagination, density = 'regular' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const virtual = rows.length > VIRTUAL_ABOVE;
  const shown = useRowWindow(scroller, rows.length, density);
  const scrollable = virtual || overflows;

  if (rows.length === 0 && !loading) return <EmptyState {...empty} />;
  const awaited = rows.length === 0;
  return (
    <div className={classNames(styles.frame, styles[density])}>
      <div
        ref={scroller}
        className={classNames(styles.scroller, scrollable && styles.scrolls, loading && !awaited && styles.stale)}
        {...(scrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          className={classNames(styles.table, virtual && styles.virtual)}
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
        >
          <TableHead {...props} />
          {awaited ? (
            <SkeletonRows
              columns={columns}
              rows={Math.min(pagination?.pageSize ?? 8, 20)}
              selectable={Boolean(selection)}
            />
          ) : (
            <TableRows {...props} window={shown} />
          )}
        </table>
      </div>
      {pagination && !awaited && <Pagination {...pagination} />}
    </div>
  );
}
