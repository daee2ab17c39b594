import { classNames } from '../../text/classNames.ts';
import styles from './DataTable.module.css';
import type { Column } from './types.ts';

type Priority = NonNullable<Column<unknown>['priority']>;

/** From which room on a column is shown; see Column. */
export const priorityOf = <Row>({ primary, priority = primary ? 1 : 2 }: Column<Row>): Priority => priority;

/** What a column's head and cells share: how they stand, and how much room they need to be shown. */
export function columnAttributes<Row>(column: Column<Row>) {
  const { align, primary } = column;
  const className = classNames(align === 'end' && styles.end, primary && styles.primary);
  return { className, 'data-priority': priorityOf(column) };
}
