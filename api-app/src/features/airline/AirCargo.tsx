import { useArrival, useShortcuts } from '@tracking-console/app-kit';
import { useLiveChanges, useViewSettings, ViewSettingsMenu } from '@tracking-console/app-kit/later';
import type { AirRow } from '@tracking-console/contract/air';
import { icons, isColumnHidden, MenuButton } from '@tracking-console/ui/later';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { RefusedBanner } from '../../components/RefusedBanner.tsx';
import { useExport } from '../../model/useExport.ts';
import { useText } from '../../useText.ts';
import { AirDialog } from './AirDialog.tsx';
import { AirDialogs, type AirQuestion } from './AirDialogs.tsx';
import { AirDrawer } from './AirDrawer.tsx';
import { AirList } from './AirList.tsx';
import { AirSelection } from './AirSelection.tsx';
import { AirToolbar } from './AirToolbar.tsx';
import { listFilter, wireFilter } from './airAddress.ts';
import { AIR_VIEW, airColumns, columnTitle } from './airColumns.tsx';
import { useListWaybillsQuery, waybillsChanged } from './airQueries.ts';
import { useAirAddress } from './useAirAddress.ts';
import { useAirWords } from './useAirWords.ts';
import { useAirWork } from './useAirWork.ts';

const NONE: ReadonlySet<string> = new Set();

/** The registered waybills and all actions on them. */
export function AirCargo() {
  const t = useText();
  const words = useAirWords();
  const dispatch = useDispatch();
  const list = useAirAddress();
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const focusSearch = () => search.current?.focus();
  useShortcuts({ '/': focusSearch, n: list.openAdd });
  useArrival({ search: focusSearch, add: list.openAdd });
  useLiveChanges('waybills', () => dispatch(waybillsChanged()));
  const [viewSettings, changeViewSettings] = useViewSettings(AIR_VIEW);
  const { data, isError } = useListWaybillsQuery(listFilter(list.address));
  // Numbers that are out of sight stay chosen: any action is about those that were named.
  const [selected, setSelected] = useState(NONE);
  const [question, setQuestion] = useState<AirQuestion>();
  const { perform, refused, dismissRefused } = useAirWork(() => {
    setSelected(NONE);
    setQuestion(undefined);
  });
  const { start, starting } = useExport('air');
  const columns = [...airColumns(t, words, viewSettings.columns), menuColumn()];

  return (
    <>
      <AirToolbar searchRef={search} list={list} total={isError ? undefined : data?.page.data_total}>
        <ViewSettingsMenu
          choices={AIR_VIEW}
          viewSettings={viewSettings}
          titleOf={columnTitle(t)}
          isHidden={(name) => {
            const column = columns.find(({ key }) => key === name);
            return Boolean(column && table.current && isColumnHidden(column, table.current));
          }}
          onChange={changeViewSettings}
        />
        <ExportMenu starting={starting} onExport={(format) => start(format, { filter: wireFilter(list.address) })} />
      </AirToolbar>
      <RefusedBanner rows={refused} onDismiss={dismissRefused} />
      <AirSelection
        count={selected.size}
        starting={starting}
        onAsk={(action) => setQuestion({ action, awbs: [...selected] })}
        onExport={(format) => start(format, { awbs: [...selected] })}
        onClear={() => setSelected(NONE)}
      />
      <div ref={table}>
        <AirList
          list={list}
          columns={columns}
          density={viewSettings.density}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      <AirDialogs question={question} onClose={() => setQuestion(undefined)} onConfirm={perform} />
      {list.address.has('add') && <AirDialog onClose={() => list.close('add')} />}
      <AirDrawer awb={list.address.get('awb')} onClose={() => list.close('awb')} />
    </>
  );

  function menuColumn() {
    return {
      key: 'menu',
      title: t('tracking.column.actions'),
      titleHidden: true,
      align: 'end' as const,
      priority: 1 as const,
      sticky: true,
      width: '2.5rem',
      cell: (row: AirRow) => (
        <MenuButton
          kind="text"
          size="sm"
          align="end"
          arrow={false}
          label={t('tracking.menu.label', { number: row.awb })}
          icon={<icons.Ellipsis size={16} />}
          items={() => menuItems(row)}
        />
      ),
    };
  }

  function menuItems(row: AirRow) {
    const ask = (action: 'push' | 'stop' | 'delete') => () => setQuestion({ action, awbs: [row.awb] });
    return [
      { key: 'open', label: t('tracking.menu.open'), icon: <icons.PackageSearch size={15} />, href: list.hrefOf(row) },
      {
        key: 'reference',
        label: t('air.editReference'),
        icon: <icons.Pencil size={15} />,
        onSelect: () => setQuestion({ action: 'reference', row }),
      },
      {
        key: 'push',
        label: t('tracking.push.action'),
        icon: <icons.Webhook size={15} />,
        disabled: row.fsu_code === null,
        onSelect: ask('push'),
      },
      {
        key: 'stop',
        label: t('tracking.stop.action'),
        icon: <icons.CircleX size={15} />,
        disabled: row.tracking_status === 'Stopped',
        onSelect: ask('stop'),
      },
      {
        key: 'delete',
        label: t('tracking.delete.action'),
        icon: <icons.Trash2 size={15} />,
        danger: true,
        separatorBefore: true,
        onSelect: ask('delete'),
      },
    ];
  }
}
