import { paths } from '@tracking-console/platform';
import type { RefObject } from 'react';
import { useShortcuts } from '../../../useShortcuts.ts';
import type { ShipmentListState } from './useShipmentList.ts';

interface ListKeys {
  search: RefObject<HTMLInputElement | null>;
  table: RefObject<HTMLElement | null>;
  onAdd?: () => void;
}

/** PG-2 by keyboard: / searches, j and k walk the rows, x chooses one, Escape lets go, n adds. Enter is the link's own. */
export function useListKeys({ list, selected, select }: ShipmentListState, { search, table, onAdd }: ListKeys) {
  const ids = list?.shipments.map(({ id }) => id) ?? [];
  const linkOf = (id: string) => table.current?.querySelector<HTMLElement>(`a[href="${paths.buyer.shipment(id)}"]`);
  const current = () => ids.findIndex((id) => linkOf(id)?.closest('tr')?.contains(document.activeElement));
  const walk = (step: 1 | -1) => () => {
    const at = current();
    const next = ids[at === -1 ? (step === 1 ? 0 : ids.length - 1) : Math.min(Math.max(at + step, 0), ids.length - 1)];
    if (next) linkOf(next)?.focus();
  };
  useShortcuts({
    '/': () => search.current?.focus(),
    j: walk(1),
    k: walk(-1),
    x: () => {
      const id = ids[current()];
      if (id) select(toggled(selected, id));
    },
    Escape: () => {
      if (selected.size > 0) select(new Set());
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    ...(onAdd && { n: onAdd }),
  });
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
