import { useArrival, useShortcuts } from '@tracking-console/app-kit';
import { useRef, useState } from 'react';
import { ActionDialog, type Question } from './ActionDialog.tsx';
import { RefusedBanner } from './RefusedBanner.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ShipmentDrawer } from './ShipmentDrawer.tsx';
import { ShipmentFilters } from './ShipmentFilters.tsx';
import { ShipmentList } from './ShipmentList.tsx';
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
  const { refused, dismissRefused, perform } = useShipmentActions(() => {
    setSelected(NONE);
    setQuestion(undefined);
  });
  /** What is chosen stays within the rows in sight, for it is acted on in one call. */
  const leavingRows =
    <Args extends unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      setSelected(NONE);
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
        onStop={() => setQuestion({ action: 'stop', shipments: [...selected] })}
        onDelete={() => setQuestion({ action: 'delete', shipments: [...selected] })}
        onClear={() => setSelected(NONE)}
      />
      <ShipmentList
        address={address}
        selected={selected}
        onSelect={setSelected}
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
