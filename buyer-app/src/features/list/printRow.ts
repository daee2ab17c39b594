/** Prints the list with this row alone; the table's stylesheet leaves out the others. */
export function printRow(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.dataset.printed = '';
  addEventListener('afterprint', () => delete row.dataset.printed, { once: true });
  print();
}
