import { paths } from '@tracking-console/platform';
import { Card, LinkButton, PageHeader, usePageHeading } from '@tracking-console/ui';
import { useRef } from 'react';
import { FilterChips } from '../features/filters/FilterChips.tsx';
import { ListToolbar } from '../features/filters/ListToolbar.tsx';
import { NewsBanner } from '../features/list/NewsBanner.tsx';
import { ShipmentTable } from '../features/list/ShipmentTable.tsx';
import { useArchivedColumns } from '../features/list/useArchivedColumns.tsx';
import { useListKeys } from '../features/list/useListKeys.ts';
import { SelectionBar } from '../features/selection/SelectionBar.tsx';
import { AutoArchiveRule } from '../features/settings/AutoArchiveRule.tsx';
import { LookMenu } from '../features/views/LookMenu.tsx';
import { useListLook } from '../features/views/useListLook.ts';
import { ViewsMenu } from '../features/views/ViewsMenu.tsx';
import { ARCHIVED_LOOK } from '../model/lists/listLook.ts';
import { ARCHIVED_LIST } from '../model/lists/listQuery.ts';
import { useListDefaults } from '../model/lists/useListDefaults.ts';
import { useShipmentList } from '../model/lists/useShipmentList.ts';
import { useGetOverviewQuery } from '../model/shipments/shipmentsApi.ts';
import { useText } from '../useText.ts';
import styles from './list.module.css';

/** PG-3 */
export function Component() {
  const t = useText();
  const heading = usePageHeading();
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const state = useShipmentList(useListDefaults(ARCHIVED_LIST));
  const [look, changeLook] = useListLook(ARCHIVED_LOOK);
  const columns = useArchivedColumns(look.columns);
  useGetOverviewQuery(); // the menus of the rows read from it whether there is room in the quota
  const search = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLDivElement>(null);
  useListKeys(state, { search, table, onEmptied: focusHeading });
  const show = () => {
    state.refetch();
    focusHeading();
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t('archived.title')} description={t('archived.description')} headingRef={heading} />
      <AutoArchiveRule />
      <ListToolbar query={state.query} total={state.list?.total} onChange={state.change} searchRef={search}>
        <ViewsMenu list="archived" />
        <LookMenu choices={ARCHIVED_LOOK} look={look} onChange={changeLook} />
      </ListToolbar>
      <FilterChips query={state.query} onChange={state.change} />
      <SelectionBar state={state} onActed={focusHeading} />
      <NewsBanner count={state.list?.arrived ?? 0} onShow={show} />
      <div ref={table}>
        <Card flush>
          <ShipmentTable
            state={state}
            label={t('archived.title')}
            columns={columns}
            density={look.density}
            nothing={{
              kind: 'nothing',
              title: t('archived.nothing.title'),
              text: t('archived.nothing.text'),
              actions: <LinkButton href={paths.buyer.shipments()}>{t('archived.nothing.action')}</LinkButton>,
            }}
          />
        </Card>
      </div>
    </div>
  );
}
