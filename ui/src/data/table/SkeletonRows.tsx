import { columnAttributes } from './columnAttributes.ts';
import styles from './DataTable.module.css';
import type { Column } from './types.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: number;
  selectable: boolean;
}

export function SkeletonRows<Row>({ columns, rows, selectable }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows that never move
        <tr key={row}>
          {selectable && <td className={styles.choice} />}
          {columns.map((column) => (
            <td key={column.key} {...columnAttributes(column)}>
              <span className={styles.bar} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
