import { AwaitedRow } from './AwaitedRow.tsx';
import type { Column } from './types.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: number;
  selectable: boolean;
}

export function SkeletonRows<Row>({ rows, ...row }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical rows that never move
        <AwaitedRow key={place} {...row} />
      ))}
    </tbody>
  );
}
