import type { RefObject } from 'react';
import { useShortcuts } from '../../components/useShortcuts.ts';
import { listParam } from '../../model/lists/listQuery.ts';
import type { ShipmentListState } from '../../model/lists/useShipmentList.ts';
import { useStartExport } from '../../model/tasks/useStartExport.ts';
import { focusedChoice, focusedRow, rowLinks, type TableRef } from './rowLinks.ts';
import { useKeptFocus } from './useKeptFocus.ts';

interface ListKeys {
  search: RefObject<HTMLInputElement | null>;
  table: TableRef;
  onAdd?: () => void;
  /** Takes the focus when the row that had it was the last. */
  onEmptied: () => void;
}

/** PG-2 by keyboard: / searches, j and k walk the rows, x chooses one, Escape lets go, e exports, n adds. Enter is the link's own. */
export function useListKeys(
  { query, list, selected, select, allChosen }: ShipmentListState,
  { search, table, onAdd, onEmptied }: ListKeys,
) {
  const { start: save } = useStartExport();
  // What is chosen, else all that is listed.
  const isChosen = selected.size > 0 && !allChosen;
  const meant = isChosen ? { ids: [...selected] } : { filter: listParam(query) };
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
    e: () => list && list.total > 0 && save('csv', meant, isChosen ? selected.size : list.total),
    Escape: () => selected.size > 0 && select(new Set()),
    ...(onAdd && { n: onAdd }),
  });
  useKeptFocus(table, onEmptied);
}

/** In a long table, which is not drawn as a whole: scrolled out of sight, the row with the focus stands apart. */
const placeOf = (link: Element) => Number(link.closest('tr')?.ariaRowIndex ?? 0);
