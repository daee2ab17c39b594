import { useArrival, useShortcuts } from '@tracking-console/app-kit';
import { useRef, useState } from 'react';
import { ActionDialog, type ActionName, type Question } from './ActionDialog.tsx';
import { choiceFilter, listFilter } from './listAddress.ts';
import { RefusedBanner } from './RefusedBanner.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ShipmentDrawer } from './ShipmentDrawer.tsx';
import { ShipmentFilters } from './ShipmentFilters.tsx';
import { ShipmentList } from './ShipmentList.tsx';
import { useListShipmentsQuery } from './trackingQueries.ts';
import { useListAddress } from './useListAddress.ts';
import { useShipmentActions } from './useShipmentActions.ts';

const NONE: ReadonlySet<string> = new Set();

/** The registered shipments and all actions on them. */
export function Tracking() {
  const list = useListAddress();
  const { address } = list;
  const search = useRef<HTMLInputElement>(null);
  const focusSearch = () => search.current?.focus();
  useShortcuts({ '/': focusSearch, n: list.openRegister });
  useArrival({ search: focusSearch, add: list.openRegister });
  const [selected, setSelected] = useState(NONE);
  const [question, setQuestion] = useState<Question>();
  const [isAll, setAll] = useState(false);
  const { data: shown } = useListShipmentsQuery(listFilter(address));
  const total = shown?.page.data_total ?? 0;
  const choose = (chosen: ReadonlySet<string>) => {
    setSelected(chosen);
    setAll(false);
  };
  const { refused, dismissRefused, perform } = useShipmentActions({
    onDone: () => {
      choose(NONE);
      setQuestion(undefined);
    },
    onGrown: setQuestion,
  });
  const ask = (action: ActionName) =>
    setQuestion({ action, shipments: [...selected], ...(isAll && { all: { filter: choiceFilter(address), total } }) });
  /** What is chosen stays within the rows in sight, for it is acted on in one call; all that match are a task. */
  const leavingRows =
    <Args extends unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      choose(NONE);
      move(...args);
    };
  return (
    <>
      <ShipmentFilters
        searchRef={search}
        address={address}
        onFilter={leavingRows(list.filter)}
        onClear={leavingRows(list.clear)}
      />
      <RefusedBanner rows={refused} onDismiss={dismissRefused} />
      <SelectionBar
        count={selected.size}
        // Offered where the whole page is selected.
        total={selected.size === shown?.data.accepted.length ? total : undefined}
        isAll={isAll}
        onAll={() => setAll(true)}
        onAsk={ask}
        onClear={() => choose(NONE)}
      />
      <ShipmentList
        address={address}
        selected={selected}
        onSelect={choose}
        onPage={leavingRows(list.page)}
        hrefOf={list.hrefOf}
        onOpen={list.openShipment}
        onAsk={setQuestion}
        onClear={leavingRows(list.clear)}
        onRegister={list.openRegister}
      />
      <ActionDialog question={question} onClose={() => setQuestion(undefined)} onConfirm={perform} />
      <RegisterDialog open={address.has('register')} onClose={() => list.close('register')} />
      <ShipmentDrawer shipment={address.get('shipment')} onClose={() => list.close('shipment')} />
    </>
  );
}
