import type { RefObject } from 'react';
import { useShortcuts } from '../../../useShortcuts.ts';
import { rowLinks, rowOf, type TableRef } from './rowLinks.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import type { ShipmentListState } from './useShipmentList.ts';

interface ListKeys {
  search: RefObject<HTMLInputElement | null>;
  table: TableRef;
  onAdd?: () => void;
}

/** PG-2 by keyboard: / searches, j and k walk the rows, x chooses one, Escape lets go, n adds. Enter is the link's own. */
export function useListKeys({ list, selected, select }: ShipmentListState, { search, table, onAdd }: ListKeys) {
  const walk = (step: 1 | -1) => () => {
    const links = rowLinks(table);
    const at = rowOf(links, document.activeElement);
    if (at === -1) links.at(step === 1 ? 0 : -1)?.focus();
    else links[at + step]?.focus();
  };
  useShortcuts({
    '/': () => search.current?.focus(),
    j: walk(1),
    k: walk(-1),
    x: () => {
      const shipment = list?.shipments[rowOf(rowLinks(table), document.activeElement)];
      if (shipment) select(toggled(selected, shipment.id));
    },
    Escape: () => selected.size > 0 && select(new Set()),
    ...(onAdd && { n: onAdd }),
  });
  useKeptFocus(table);
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
