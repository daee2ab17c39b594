import { useShortcuts } from '@tracking-console/app-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { listParam } from '../../model/lists/listQuery.ts';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';
import { useStartExport } from '../../model/tasks/useStartExport.ts';

interface ListKeys {
  search: RefObject<HTMLInputElement | null>;
  table: TableRef;
  onAdd?: () => void;
  /** Takes the focus when the row that had it was the last. */
  onEmptied: () => void;
}

/** The list by keyboard: / searches, j and k walk the rows, x chooses one, Escape lets go, e exports, n adds. Enter is the link's own. */
export function useListKeys(
  { query, list, selected, select, allChosen }: ShipmentListState,
  { search, table, onAdd, onEmptied }: ListKeys,
) {
  const { start: save } = useStartExport();
  // The selection, or else the whole list.
  const isChosen = selected.size > 0 && !allChosen;
  const target = isChosen ? { ids: [...selected] } : { filter: listParam(query) };
  const walk = (step: 1 | -1) => () => {
    const links = rowLinks(table);
    const at = focusedRow(table);
    const [from, to] = [links[at], links[at + step]];
    if (at === -1) links.at(step === 1 ? 0 : -1)?.focus();
    else if (from && to && Math.abs(placeOf(to) - placeOf(from)) > 1) from.scrollIntoView({ block: 'center' });
    else to?.focus();
  };
  useShortcuts({
    '/': () => search.current?.focus(),
    j: walk(1),
    k: walk(-1),
    // As a click does: a range with Shift begins there.
    x: () => focusedChoice(table)?.click(),
    e: () => list && list.total > 0 && save('csv', target, isChosen ? selected.size : list.total),
    Escape: () => selected.size > 0 && select(new Set()),
    ...(onAdd && { n: onAdd }),
  });
  useKeptFocus(table, onEmptied);
}

/** By the row's index: in a long table not all rows are rendered, but the focused one is, even out of sight. */
const placeOf = (link: Element) => Number(link.closest('tr')?.ariaRowIndex ?? 0);

type TableRef = RefObject<HTMLElement | null>;

/** The link of every row that is rendered, in their order. */
const rowLinks = ({ current }: TableRef): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>('tbody tr a[href]') ?? []),
];

/** The index of the link in the element's row; -1: none. */
const rowOf = (links: readonly HTMLElement[], element: Element | null) =>
  links.findIndex((link) => element !== null && link.closest('tr')?.contains(element));

/** The box that chooses the row that has the focus. */
const focusedChoice = (table: TableRef) =>
  rowLinks(table)[focusedRow(table)]?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]');

/** The row that has the focus, also inside a shadow root, where the document names only its host. */
function focusedRow(table: TableRef) {
  const root = table.current?.getRootNode() as DocumentOrShadowRoot | undefined; // the table is in the page
  return rowOf(rowLinks(table), root?.activeElement ?? null);
}

/** When the row that has the focus leaves the list, the row in its place takes it; after the last one, `onEmptied` does. */
function useKeptFocus(table: TableRef, onEmptied: () => void) {
  const row = useRef(-1);
  useEffect(() => {
    const remember = (event: Event) => {
      const [target] = event.composedPath(); // inside a shadow root the event's own target is its host
      row.current = target instanceof Element ? rowOf(rowLinks(table), target) : -1;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, [table]);
  useEffect(() => {
    if (row.current === -1 || document.activeElement !== document.body) return;
    const links = rowLinks(table);
    if (links.length === 0) onEmptied();
    else links[Math.min(row.current, links.length - 1)]?.focus();
  });
}
