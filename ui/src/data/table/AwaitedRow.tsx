import { columnAttributes } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import type { Column } from './types.ts';

interface AwaitedRowProps<Row> {
  columns: readonly Column<Row>[];
  selectable: boolean;
  ariaRowIndex?: number;
}

/** The shape of a row that is on its way. */
export function AwaitedRow<Row>({ columns, selectable, ariaRowIndex }: AwaitedRowProps<Row>) {
  return (
    <tr aria-rowindex={ariaRowIndex} aria-busy={ariaRowIndex !== undefined}>
      {selectable && <td className={styles.choice} />}
      {columns.map((column) => (
        <td key={column.key} {...columnAttributes(column)}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  );
}
