import type { UpdateCheck, UpdateRow } from '@tracking-console/contract/api/trackingConsole';

/** Rows that are shown of those that change something, and of those with a problem. */
const SHOWN = 20;

/** Counts the results of rows, and keeps the first. */
export function createUpdatePreview() {
  const counts = { changed: 0, unchanged: 0, notRegistered: 0, ambiguous: 0, badNumber: 0, rounded: 0, repeated: 0 };
  const preview: UpdateCheck = { counts, noted: 0, changed_rows: [], problem_rows: [] };
  return {
    preview,
    add({ row, number, carrier, state, changes, notes }: UpdateRow): void {
      const shown = { row, number, carrier, state, changes, notes };
      counts[state]++;
      if (notes.length > 0) preview.noted++;
      if (state === 'changed' && preview.changed_rows.length < SHOWN) preview.changed_rows.push(shown);
      if (isProblem(shown) && preview.problem_rows.length < SHOWN) preview.problem_rows.push(shown);
    },
  };
}

const isProblem = ({ state, notes }: UpdateRow) => (state !== 'changed' && state !== 'unchanged') || notes.length > 0;
