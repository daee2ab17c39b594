import { paths } from '@tracking-console/platform';
import { Card, LinkButton, PageHeader, usePageHeading } from '@tracking-console/ui';
import { useRef } from 'react';
import { AutoArchiveRule } from '../features/settings/AutoArchiveRule.tsx';
import { FilterChips } from '../features/shipments/list/filters/FilterChips.tsx';
import { ListToolbar } from '../features/shipments/list/ListToolbar.tsx';
import { ARCHIVED_LIST } from '../features/shipments/list/listQuery.ts';
import { LookMenu } from '../features/shipments/list/look/LookMenu.tsx';
import { ARCHIVED_LOOK } from '../features/shipments/list/look/listLook.ts';
import { useListLook } from '../features/shipments/list/look/useListLook.ts';
import { NewsBanner } from '../features/shipments/list/NewsBanner.tsx';
import { ShipmentTable } from '../features/shipments/list/ShipmentTable.tsx';
import { SelectionBar } from '../features/shipments/list/selection/SelectionBar.tsx';
import { useArchivedColumns } from '../features/shipments/list/useArchivedColumns.tsx';
import { useListDefaults } from '../features/shipments/list/useListDefaults.ts';
import { useListKeys } from '../features/shipments/list/useListKeys.ts';
import { useShipmentList } from '../features/shipments/list/useShipmentList.ts';
import { ViewsMenu } from '../features/shipments/list/views/ViewsMenu.tsx';
import { useGetOverviewQuery } from '../features/shipments/shipmentsApi.ts';
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
