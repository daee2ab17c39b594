import { useLanguage } from '@tracking-console/app-kit';
import { menuColumn, useAddressFilters, useViewSettings, ViewSettingsMenu } from '@tracking-console/app-kit/later';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Button, Card } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { type RefObject, useRef } from 'react';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { FilterToolbar } from '../../components/FilterToolbar.tsx';
import { useListTable } from '../../components/useListTable.ts';
import { PAGE_SIZE, pagingOf } from '../../model/listAddress.ts';
import { useListOrdersQuery, useOrderTotalsQuery } from '../../model/orderQueries.ts';
import type { Order } from '../../model/orders.ts';
import { useOpenOrder } from '../../model/useOpenOrder.ts';
import { FILES } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { filterOf, orderFilters } from './orderAddress.ts';
import { orderColumns, orderSummary, VIEW_CHOICES } from './orderColumns.tsx';
import styles from './orders.module.css';
import type { OrderActions } from './useOrderActions.ts';
import { useOrderChoices } from './useOrderChoices.ts';

interface OrderListProps {
  app: Identity;
  actions: OrderActions;
  /** Starts the first order. */
  onBuy: () => void;
}

/** All orders of the console, newest first. */
export function OrderList({ app, actions, onBuy }: OrderListProps) {
  const t = useText();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const filters = useAddressFilters(orderFilters);
  const filter = filterOf(filters.address, app);
  const list = useListOrdersQuery({ ...filter, ...pagingOf(filters.address) });
  const { currentData: totals = [] } = useOrderTotalsQuery(filter);
  const { columns, density, viewMenu } = useOrderColumns(box);
  const table = useListTable({
    query: list,
    rows: list.data?.orders,
    pageSize: PAGE_SIZE,
    noMatch: filters.isNarrowed && { title: t('orders.noMatch'), onClear: filters.clear },
    nothing: {
      title: t('lists.orders.empty'),
      text: t('lists.orders.hint'),
      actions: (
        <Button kind="primary" onClick={onBuy}>
          {t('orders.topUp')}
        </Button>
      ),
    },
  });
  const menu = menuColumn<Order>(t('column.actions'), (order) => <OrderMenu order={order} actions={actions} />);
  return (
    <div className={styles.list}>
      <FilterToolbar
        list={filters}
        choices={useOrderChoices()}
        dayLabel={t('column.created')}
        searchLabel={t('orders.search')}
        total={list.data?.total}
      >
        {viewMenu}
        <ExportMenu fileOf={(format) => FILES.orders(filter, format)} />
      </FilterToolbar>
      <div ref={box}>
        <Card flush footer={totals.length > 0 && <OrderTotals totals={totals} />}>
          <DataTable
            label={t('menu.orders')}
            columns={[...columns, menu]}
            summary={orderSummary(t, language)}
            density={density}
            {...table}
            {...useOpenOrder().rows(({ orderNo }: Order) => orderNo)}
          />
        </Card>
      </div>
    </div>
  );
}

/** The shown columns, and the menu to choose them. */
function useOrderColumns(table: RefObject<HTMLDivElement | null>) {
  const t = useText();
  const [viewSettings, changeViewSettings] = useViewSettings(VIEW_CHOICES);
  const all = orderColumns(t, useLanguage());
  return {
    columns: all.filter(({ key }) => key === 'orderNo' || viewSettings.columns.includes(key)),
    density: viewSettings.density,
    viewMenu: (
      <ViewSettingsMenu
        choices={VIEW_CHOICES}
        viewSettings={viewSettings}
        titleOf={(name) => all.find(({ key }) => key === name)?.title ?? ''}
        columns={all}
        table={table}
        onChange={changeViewSettings}
      />
    ),
  };
}
