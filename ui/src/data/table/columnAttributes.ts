import { classNames } from '../../text/classNames.ts';
import styles from './DataTable.module.css';
import type { Column } from './types.ts';

type Priority = NonNullable<Column<unknown>['priority']>;

/** From which room on a column is shown; see Column. */
export const priorityOf = <Row>({ primary, priority = primary ? 1 : 2 }: Column<Row>): Priority => priority;

/** What a column's head and cells share: how they stand, and how much room they need to be shown. */
export function columnAttributes<Row>(column: Column<Row>) {
  const { align, primary, sticky } = column;
  const className = classNames(align === 'end' && styles.end, primary && styles.primary, sticky && styles.sticky);
  return { className, 'data-priority': priorityOf(column) };
}

/** What the flexible column of a fixed table keeps. */
const FLEXIBLE = '12rem';
const CHOICE = '2.5rem';

/** So wide is a fixed table at the least where there is room for columns: what does not fit beside that is scrolled. */
export const leastWidth = <Row>(columns: readonly Column<Row>[], selectable: boolean) =>
  `calc(${columns
    .filter((column) => priorityOf(column) <= 2)
    .map(({ width = FLEXIBLE }) => width)
    .concat(selectable ? CHOICE : [])
    .join(' + ')})`;
