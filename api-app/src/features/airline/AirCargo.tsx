import { useArrival, useShortcuts } from '@tracking-console/app-kit';
import { menuColumn, useLiveChanges, useViewSettings, ViewSettingsMenu } from '@tracking-console/app-kit/later';
import type { AirRow } from '@tracking-console/contract/air/air';
import type { AirAction } from '@tracking-console/contract/air/airConstants';
import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { RefusedBanner } from '../../components/RefusedBanner.tsx';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import { useChosenRows } from '../../model/useChosenRows.ts';
import { useExport } from '../../model/useExport.ts';
import { useText } from '../../useText.ts';
import { AirDialog } from './AirDialog.tsx';
import { AirDialogs, type AirQuestion } from './AirDialogs.tsx';
import { AirDrawer } from './AirDrawer.tsx';
import { AirList } from './AirList.tsx';
import { AirMenu } from './AirMenu.tsx';
import { AirToolbar } from './AirToolbar.tsx';
import { listFilter, wireFilter } from './airAddress.ts';
import { AIR_VIEW, airColumns, columnTitle } from './airColumns.tsx';
import { useListWaybillsQuery, waybillsChanged } from './airQueries.ts';
import { useAirAddress } from './useAirAddress.ts';
import { useAirWords } from './useAirWords.ts';
import { useAirWork } from './useAirWork.ts';

const awbOf = ({ awb }: AirRow) => awb;

/** The registered waybills and all actions on them. */
export function AirCargo() {
  const t = useText();
  const words = useAirWords();
  const dispatch = useDispatch();
  const moves = useAirAddress();
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.focus();
  useShortcuts({ '/': focusSearch, n: moves.openAdd });
  useArrival({ search: focusSearch, add: moves.openAdd });
  useLiveChanges('waybills', () => dispatch(waybillsChanged()));
  const [viewSettings, changeViewSettings] = useViewSettings(AIR_VIEW);
  const { data, isError } = useListWaybillsQuery(listFilter(moves.address));
  const total = data?.page.data_total;
  const choice = useChosenRows(data?.waybills ?? [], awbOf);
  const { selected, isAll, leavingRows } = choice;
  const list = { ...moves, filter: leavingRows(moves.filter), clear: leavingRows(moves.clear) };
  const [question, setQuestion] = useState<AirQuestion>();
  const { perform, refused, dismissRefused } = useAirWork({
    onDone: () => {
      choice.clearSelection();
      setQuestion(undefined);
    },
    onGrown: setQuestion,
  });
  const ask = (action: AirAction) =>
    setQuestion({
      action,
      awbs: [...selected],
      ...(isAll && { all: { filter: wireFilter(list.address), total: total ?? 0 } }),
    });
  const { start, starting } = useExport('air');
  const menu = menuColumn<AirRow>(t('column.actions'), (row) => (
    <AirMenu
      row={row}
      href={list.open.hrefOf(row.awb)}
      onAsk={(action) => setQuestion({ action, awbs: [row.awb] })}
      onReference={() => setQuestion({ action: 'reference', row })}
    />
  ));
  const columns = [...airColumns(t, words, viewSettings.columns), { ...menu, width: '2.5rem' }];

  return (
    <>
      <AirToolbar searchRef={search} list={list} total={isError ? undefined : total}>
        <ViewSettingsMenu
          choices={AIR_VIEW}
          viewSettings={viewSettings}
          titleOf={columnTitle(t)}
          columns={columns}
          table={table}
          onChange={changeViewSettings}
        />
        <ExportMenu starting={starting} onExport={(format) => start(format, { filter: wireFilter(list.address) })} />
      </AirToolbar>
      <RefusedBanner rows={refused} onDismiss={dismissRefused} />
      <SelectionBar choice={choice} total={total} onDelete={() => ask('delete')}>
        <Button size="sm" icon={<icons.CircleX size={15} />} onClick={() => ask('stop')}>
          {t('tracking.stop.action')}
        </Button>
        <Button size="sm" icon={<icons.Webhook size={15} />} onClick={() => ask('push')}>
          {t('tracking.push.action')}
        </Button>
        <ExportMenu
          size="sm"
          starting={starting}
          onExport={(format) => start(format, isAll ? { filter: wireFilter(list.address) } : { awbs: [...selected] })}
        />
      </SelectionBar>
      <div ref={table}>
        <AirList
          list={list}
          columns={columns}
          density={viewSettings.density}
          selected={selected}
          onSelect={choice.select}
        />
      </div>
      <AirDialogs question={question} onClose={() => setQuestion(undefined)} onConfirm={perform} />
      {list.address.has('add') && <AirDialog onClose={list.closeAdd} />}
      {list.open.key && <AirDrawer awb={list.open.key} onClose={list.open.close} />}
    </>
  );
}
