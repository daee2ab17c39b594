import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styles from './DataTable.module.css';
import type { Column, Sort } from './types.ts';

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSortChange: (sort: Sort) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const current = sort?.key === column.key ? sort.direction : 'none';
  const Icon = icons[current];
  const next = current === 'ascending' ? 'descending' : 'ascending';
  return (
    <button type="button" className={styles.sort} onClick={() => onSortChange({ key: column.key, direction: next })}>
      <span>{column.title}</span>
      <Icon size={13} className={current === 'none' ? styles.unsorted : undefined} />
    </button>
  );
}
