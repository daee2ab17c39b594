import { Button, Card, icons, PageHeader } from '@tracking-console/ui';
import { useRef, useState } from 'react';
import { AddDialog } from '../../features/shipments/add/AddDialog.tsx';
import { ListToolbar } from '../../features/shipments/list/ListToolbar.tsx';
import { ACTIVE_LIST } from '../../features/shipments/list/listQuery.ts';
import { NewsBanner } from '../../features/shipments/list/NewsBanner.tsx';
import { SelectionBar } from '../../features/shipments/list/SelectionBar.tsx';
import { ShipmentTable } from '../../features/shipments/list/ShipmentTable.tsx';
import { StatusTabs } from '../../features/shipments/list/StatusTabs.tsx';
import { useActiveColumns } from '../../features/shipments/list/useActiveColumns.tsx';
import { useListKeys } from '../../features/shipments/list/useListKeys.ts';
import { useShipmentList } from '../../features/shipments/list/useShipmentList.ts';
import { usePageHeading } from '../../usePageHeading.ts';
import { useText } from '../../useText.ts';
import styles from '../list.module.css';

/** PG-2 */
export function Component() {
  const say = useText();
  const heading = usePageHeading();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const state = useShipmentList(ACTIVE_LIST);
  const columns = useActiveColumns();
  const [adding, setAdding] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const openAdd = () => setAdding(true);
  useListKeys(state, { search, table, onAdd: openAdd });
  const show = () => {
    state.refetch();
    focusHeading();
  };
  const addButton = (
    <Button kind="primary" icon={<icons.Plus size={16} />} onClick={openAdd} aria-keyshortcuts="n">
      {say('shipments.add.open')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={say('shipments.title')} headingRef={heading} actions={addButton} />
      <StatusTabs query={state.query} list={state.list} onChange={(filter) => state.change({ filter })} />
      <ListToolbar query={state.query} onChange={state.change} searchRef={search} />
      <SelectionBar state={state} onActed={focusHeading} />
      <NewsBanner count={state.list?.arrived ?? 0} onShow={show} />
      <div ref={table}>
        <Card flush>
          <ShipmentTable
            state={state}
            label={say('shipments.title')}
            columns={columns}
            nothing={{
              kind: 'nothing',
              title: say('shipments.nothing.title'),
              text: say('shipments.nothing.text'),
              actions: addButton,
            }}
          />
        </Card>
      </div>
      <AddDialog open={adding} onClose={() => setAdding(false)} />
    </div>
  );
}
