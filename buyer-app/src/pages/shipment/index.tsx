import { Button, Card, PageHeader, usePageHeading } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useRef, useState } from 'react';
import { AddDialog } from '../../features/add/AddDialog.tsx';
import { FilterChips } from '../../features/filters/FilterChips.tsx';
import { ListToolbar } from '../../features/filters/ListToolbar.tsx';
import { StatusTabs } from '../../features/filters/StatusTabs.tsx';
import { FilePanel } from '../../features/import/FilePanel.tsx';
import { ImportDialog } from '../../features/import/ImportDialog.tsx';
import { NewsBanner } from '../../features/list/NewsBanner.tsx';
import { ShipmentTable } from '../../features/list/ShipmentTable.tsx';
import { useActiveColumns } from '../../features/list/useActiveColumns.tsx';
import { useListKeys } from '../../features/list/useListKeys.ts';
import { SelectionBar } from '../../features/selection/SelectionBar.tsx';
import { useArrival } from '../../features/shortcuts/useArrival.ts';
import { LookMenu } from '../../features/views/LookMenu.tsx';
import { useListLook } from '../../features/views/useListLook.ts';
import { ViewsMenu } from '../../features/views/ViewsMenu.tsx';
import { ACTIVE_LOOK } from '../../model/lists/listLook.ts';
import { ACTIVE_LIST, type StatusFilter } from '../../model/lists/listQuery.ts';
import { useListDefaults } from '../../model/lists/useListDefaults.ts';
import { useShipmentList } from '../../model/lists/useShipmentList.ts';
import { useText } from '../../useText.ts';
import styles from '../list.module.css';

export { looksAsDrawn as rendersAsServer } from '../../features/list/looksAsDrawn.ts';

/** PG-2 */
export function Component() {
  const t = useText();
  const heading = usePageHeading();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const state = useShipmentList(useListDefaults(ACTIVE_LIST));
  const [look, changeLook] = useListLook(ACTIVE_LOOK);
  const columns = useActiveColumns(look.columns);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const openAdd = () => setAdding(true);
  useListKeys(state, { search, table, onAdd: openAdd, onEmptied: focusHeading });
  useArrival({ search: () => search.current?.focus(), add: openAdd });
  const show = () => {
    state.refetch();
    focusHeading();
  };
  const chooseTab = (filter: StatusFilter) =>
    state.change({ filter, refinement: { ...state.query.refinement, statuses: [] } });
  const addButton = (
    <Button kind="primary" icon={<icons.Plus size={16} />} onClick={openAdd} aria-keyshortcuts="n">
      {t('shipments.add.open')}
    </Button>
  );
  const actions = (
    <>
      <Button icon={<icons.Upload size={16} />} onClick={() => setImporting(true)}>
        {t('shipments.import.open')}
      </Button>
      {addButton}
    </>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={t('shipments.title')} headingRef={heading} actions={actions} />
      <StatusTabs query={state.query} list={state.list} onChange={chooseTab} />
      <ListToolbar query={state.query} total={state.list?.total} onChange={state.change} searchRef={search}>
        <ViewsMenu list="active" />
        <LookMenu choices={ACTIVE_LOOK} look={look} onChange={changeLook} />
      </ListToolbar>
      <FilterChips query={state.query} onChange={state.change} />
      <SelectionBar state={state} onActed={focusHeading} />
      <NewsBanner count={state.list?.arrived ?? 0} onShow={show} />
      <div ref={table}>
        <Card flush>
          <ShipmentTable
            state={state}
            label={t('shipments.title')}
            columns={columns}
            density={look.density}
            nothing={{
              kind: 'nothing',
              title: t('shipments.nothing.title'),
              text: t('shipments.nothing.text'),
              actions: addButton,
            }}
          />
        </Card>
      </div>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      <AddDialog open={adding} onClose={() => setAdding(false)} FilePanel={FilePanel} />
    </div>
  );
}
