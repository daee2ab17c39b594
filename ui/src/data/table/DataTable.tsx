import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { classNames } from '../../text/classNames.ts';
import { useText } from '../../text/useText.ts';
import { leastWidth, priorityOf } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import { Pagination } from './Pagination.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import type { DataTableProps, PaginationProps } from './types.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowWindow, VIRTUAL_ABOVE } from './useRowWindow.ts';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    endless,
    loading = false,
    empty,
    pagination,
    density = 'regular',
    fixed = false,
    twoLines = false,
  } = props;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => endless?.keys ?? rows.map(rowKey), [endless?.keys, rows, rowKey]);
  const virtual = keys.length > VIRTUAL_ABOVE;
  const shown = useRowWindow(scroller, { count: keys.length, density, start: endless?.start ?? 0 });
  const { first, last, top, bottom, room } = shown;
  // Rows of a long table leave out what the stylesheet would hide.
  const columns = useMemo(() => props.columns.filter((column) => priorityOf(column) <= room), [props.columns, room]);
  const onShow = endless?.onShow;
  useEffect(() => onShow?.({ first, last, top }), [onShow, first, last, top]);
  const present = keys.length > 0 || loading;
  const scrollable = useOverflow(scroller, present) || virtual;

  if (!present) return <EmptyState {...empty} />;
  const awaited = keys.length === 0;
  const selectable = Boolean(props.selection);
  const isFixed = fixed || virtual;
  return (
    <div className={classNames(styles.frame, styles[density])} data-density={density}>
      <div
        ref={scroller}
        className={classNames(
          styles.scroller,
          scrollable && styles.scrolls,
          virtual && styles.long,
          loading && !awaited && styles.stale,
        )}
        {...(scrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          className={classNames(
            styles.table,
            twoLines && styles.twoLines,
            isFixed && styles.fixed,
            virtual && styles.virtual,
          )}
          style={fixed ? ({ '--least-width': leastWidth(columns, selectable) } as CSSProperties) : undefined} // which has no properties of one's own
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={virtual ? keys.length + 1 : undefined}
        >
          <TableHead {...props} columns={columns} keys={keys} endless={endless !== undefined} />
          {awaited ? (
            <SkeletonRows columns={columns} rows={skeletonRows(pagination)} selectable={selectable} />
          ) : (
            <TableRows {...props} fixed={isFixed} columns={columns} keys={keys} window={shown} />
          )}
        </table>
      </div>
      {virtual && <p className={styles.paperNote}>{text('ui.table.inSight')}</p>}
      {pagination && !awaited && <Pagination {...pagination} {...(endless && { inSight: { top, bottom } })} />}
    </div>
  );
}

/** About what fits into a window. */
const skeletonRows = (pagination: PaginationProps | undefined) =>
  pagination === undefined ? 8 : Math.min(pagination.pageSize === 'all' ? 20 : pagination.pageSize, 20);
