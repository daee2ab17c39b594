import { classNames } from '../../text/classNames.ts';
import styles from './DataTable.module.css';
import type { Column } from './types.ts';

type Priority = NonNullable<Column<unknown>['priority']>;

/** The table width from which a column is shown; see Column. */
export const priorityOf = <Row>({ primary, priority = primary ? 1 : 2 }: Column<Row>): Priority => priority;

/** The attributes a column's head and cells share: alignment, and the table width from which they are shown. */
export function columnAttributes<Row>(column: Column<Row>) {
  const { align, primary, sticky } = column;
  const className = classNames(align === 'end' && styles.end, primary && styles.primary, sticky && styles.sticky);
  return { className, 'data-priority': priorityOf(column) };
}

/** The width of the flexible column in a fixed table. */
const FLEXIBLE = '12rem';
const CHOICE = '2.5rem';

/** The minimum width of a fixed table with room for columns; what does not fit its container is scrolled. */
export const leastWidth = <Row>(columns: readonly Column<Row>[], selectable: boolean) =>
  `calc(${columns
    .filter((column) => priorityOf(column) <= 2)
    .map(({ width = FLEXIBLE }) => width)
    .concat(selectable ? CHOICE : [])
    .join(' + ')})`;
