import type { RefObject } from 'react';

export type TableRef = RefObject<HTMLElement | null>;

/** The link of every row that is drawn, in their order. */
export const rowLinks = ({ current }: TableRef): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>('tbody tr a[href]') ?? []),
];

/** Which of them is in the row an element stands in; -1: none. */
export const rowOf = (links: readonly HTMLElement[], element: Element | null) =>
  links.findIndex((link) => element !== null && link.closest('tr')?.contains(element));

/** The box that chooses the row that has the focus. */
export const focusedChoice = (table: TableRef) =>
  rowLinks(table)[focusedRow(table)]?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]');

/** The row that has the focus, also inside a shadow root, where the document names only its host. */
export function focusedRow(table: TableRef) {
  const root = table.current?.getRootNode() as DocumentOrShadowRoot | undefined; // the table is in the page
  return rowOf(rowLinks(table), root?.activeElement ?? null);
}
