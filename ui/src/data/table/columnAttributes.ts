import { classNames } from '../../text/classNames.ts';
import styles from './DataTable.module.css';
import type { Column } from './types.ts';

/** What a column's head and cells share: how they stand, and how much room they need to be shown. */
export function columnAttributes<Row>({ align, primary, priority = primary ? 1 : 2 }: Column<Row>) {
  return { className: classNames(align === 'end' && styles.end, primary && styles.primary), 'data-priority': priority };
}
