import { useArrival, useShortcuts } from '@tracking-console/app-kit';
import { useViewSettings, ViewSettingsMenu } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/tracking';
import { toastShown } from '@tracking-console/platform';
import { isColumnHidden } from '@tracking-console/ui/later';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useText } from '../../useText.ts';
import type { Question } from './actions.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { listFilter, readShipmentName, wireFilter } from './listAddress.ts';
import { RefusedBanner } from './RefusedBanner.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ShipmentDialogs } from './ShipmentDialogs.tsx';
import { ShipmentDrawer } from './ShipmentDrawer.tsx';
import { ShipmentList } from './ShipmentList.tsx';
import { ShipmentToolbar } from './ShipmentToolbar.tsx';
import { columnTitle, SHIPMENT_VIEW } from './shipmentColumns.tsx';
import { type ChangeItems, useListShipmentsQuery } from './trackingQueries.ts';
import { useChosenRows } from './useChosenRows.ts';
import { useCopyCurl } from './useCopyCurl.ts';
import { useExport } from './useExport.ts';
import { useListAddress } from './useListAddress.ts';
import { useShipmentChanges } from './useShipmentChanges.ts';
import { useShipmentColumns } from './useShipmentColumns.tsx';

/** The registered shipments and all actions on them. */
export function Tracking() {
  const t = useText();
  const dispatch = useDispatch();
  const list = useListAddress();
  const { address } = list;
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.focus();
  useShortcuts({ '/': focusSearch, n: list.openRegister });
  useArrival({ search: focusSearch, add: list.openRegister });
  const [look, changeLook] = useViewSettings(SHIPMENT_VIEW);
  const { data, isError } = useListShipmentsQuery(listFilter(address));
  const { selected, select, chosen, clearSelection } = useChosenRows(data?.data.accepted ?? []);
  const [question, setQuestion] = useState<Question>();
  const { change, refused, dismissRefused } = useShipmentChanges();
  const copyCurl = useCopyCurl();
  const { start, exporting } = useExport();
  const onMenu = (row: TrackListRow) => ({
    onAsk: (action: Question['action']) => setQuestion({ action, rows: [row] }),
    onCopyCurl: () => copyCurl([row]),
  });
  const { columns, words } = useShipmentColumns(look.columns, list.hrefOf, onMenu);

  /** Another filter is about other shipments. */
  const leavingRows =
    <Args extends unknown[]>(move: (...args: Args) => void) =>
    (...args: Args) => {
      clearSelection();
      move(...args);
    };
  const filters = { address, filter: leavingRows(list.filter), clear: leavingRows(list.clear) };

  const perform = async (
    wanted: ChangeItems,
    done = (count: number) => t('tracking.changed', { shipments: count }),
  ) => {
    const { accepted, unsent } = await change(wanted);
    if (accepted > 0) dispatch(toastShown({ type: 'success', text: { plain: done(accepted) } }));
    if (unsent > 0) return; // the rows stay chosen for another try
    clearSelection();
    setQuestion(undefined);
  };

  return (
    <>
      <ShipmentToolbar searchRef={search} list={filters} total={isError ? undefined : data?.page.data_total}>
        <ViewSettingsMenu
          choices={SHIPMENT_VIEW}
          look={look}
          titleOf={columnTitle(t)}
          isHidden={(name) => {
            const column = columns.find(({ key }) => key === name);
            return Boolean(column && table.current && isColumnHidden(column, table.current));
          }}
          onChange={changeLook}
        />
        <ExportMenu exporting={exporting} onExport={(format) => start(format, { filter: wireFilter(address) })} />
      </ShipmentToolbar>
      <RefusedBanner rows={refused} onDismiss={dismissRefused} />
      <SelectionBar
        count={selected.size}
        onAsk={(action) => setQuestion({ action, rows: chosen() })}
        onCopyCurl={() => copyCurl(chosen())}
        onExport={(format) => start(format, { items: [...selected].map(readShipmentName) })}
        onClear={clearSelection}
      />
      <div ref={table}>
        <ShipmentList
          list={{ ...list, ...filters }}
          columns={columns}
          words={words}
          density={look.density}
          selected={selected}
          onSelect={select}
        />
      </div>
      <ShipmentDialogs question={question} onClose={() => setQuestion(undefined)} onChange={perform} />
      <RegisterDialog open={address.has('register')} onClose={() => list.close('register')} />
      <ShipmentDrawer address={address} onTab={list.openTab} onClose={() => list.close('shipment')} />
    </>
  );
}
