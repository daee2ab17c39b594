import { useArrival, useShortcuts } from '@tracking-console/app-kit';
import { useViewSettings, ViewSettingsMenu } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { useRef, useState } from 'react';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { RefusedBanner } from '../../components/RefusedBanner.tsx';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import { useChosenRows } from '../../model/useChosenRows.ts';
import { useExport } from '../../model/useExport.ts';
import { useText } from '../../useText.ts';
import type { Question } from './actions.ts';
import { listFilter, readShipmentName, shipmentName, wireFilter } from './listAddress.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { ShipmentDialogs } from './ShipmentDialogs.tsx';
import { ShipmentDrawer } from './ShipmentDrawer.tsx';
import { ShipmentList } from './ShipmentList.tsx';
import { ShipmentToolbar } from './ShipmentToolbar.tsx';
import { columnTitle, SHIPMENT_VIEW } from './shipmentColumns.tsx';
import { useListShipmentsQuery } from './trackingQueries.ts';
import { useCopyCurl } from './useCopyCurl.ts';
import { useListAddress } from './useListAddress.ts';
import { useShipmentColumns } from './useShipmentColumns.tsx';
import { useShipmentWork } from './useShipmentWork.ts';

/** The registered shipments and all actions on them. */
export function Tracking() {
  const t = useText();
  const list = useListAddress();
  const { address } = list;
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.focus();
  useShortcuts({ '/': focusSearch, n: list.openRegister });
  useArrival({ search: focusSearch, add: list.openRegister });
  const [viewSettings, changeViewSettings] = useViewSettings(SHIPMENT_VIEW);
  const { data, isError } = useListShipmentsQuery(listFilter(address));
  const total = data?.page.data_total;
  const choice = useChosenRows(data?.data.accepted ?? [], shipmentName);
  const { selected, isAll, chosen, leavingRows } = choice;
  const [question, setQuestion] = useState<Question>();
  const { perform, refused, dismissRefused } = useShipmentWork({
    onDone: () => {
      choice.clearSelection();
      setQuestion(undefined);
    },
    onGrown: setQuestion,
  });
  const ask = (action: Question['action']) =>
    setQuestion({
      action,
      rows: chosen(),
      ...(isAll && { all: { filter: wireFilter(address), total: total ?? 0 } }),
    });
  const copyCurl = useCopyCurl();
  const { start, starting } = useExport('tracking');
  const onMenu = (row: TrackListRow) => ({
    onAsk: (action: Question['action']) => setQuestion({ action, rows: [row] }),
    onCopyCurl: () => copyCurl([row]),
  });
  const { columns, words } = useShipmentColumns(viewSettings.columns, list.open.hrefOf, onMenu);

  const filters = { address, filter: leavingRows(list.filter), clear: leavingRows(list.clear) };

  return (
    <>
      <ShipmentToolbar searchRef={search} list={filters} total={isError ? undefined : total}>
        <ViewSettingsMenu
          choices={SHIPMENT_VIEW}
          viewSettings={viewSettings}
          titleOf={columnTitle(t)}
          columns={columns}
          table={table}
          onChange={changeViewSettings}
        />
        <ExportMenu starting={starting} onExport={(format) => start(format, { filter: wireFilter(address) })} />
      </ShipmentToolbar>
      <RefusedBanner rows={refused} onDismiss={dismissRefused} />
      <SelectionBar choice={choice} total={total} onDelete={() => ask('delete')}>
        <SelectionActions
          isAll={isAll}
          onAsk={ask}
          onCopyCurl={() => copyCurl(chosen())}
          onExport={(format) =>
            start(format, isAll ? { filter: wireFilter(address) } : { items: [...selected].map(readShipmentName) })
          }
        />
      </SelectionBar>
      <div ref={table}>
        <ShipmentList
          list={{ ...list, ...filters }}
          columns={columns}
          words={words}
          density={viewSettings.density}
          selected={selected}
          onSelect={choice.select}
        />
      </div>
      <ShipmentDialogs
        question={question}
        onClose={() => setQuestion(undefined)}
        onConfirm={async (...args) => question && perform(question, ...args)}
      />
      <RegisterDialog open={address.has('register')} onClose={() => list.close('register')} />
      <ShipmentDrawer address={address} onTab={list.openTab} onClose={() => list.close('shipment')} />
    </>
  );
}
