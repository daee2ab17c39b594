import { useLanguage } from '@tracking-console/app-kit';
import { readPage, useViewSettings, ViewSettingsMenu, withParameter } from '@tracking-console/app-kit/later';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Button, Card } from '@tracking-console/ui';
import { type Column, DataTable, isColumnHidden } from '@tracking-console/ui/later';
import { type RefObject, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { PAGE_SIZE, pagingOf } from '../../model/listAddress.ts';
import { isListFailed, isListLoading } from '../../model/listState.ts';
import { useListOrdersQuery, useOrderTotalsQuery } from '../../model/orderQueries.ts';
import type { Order } from '../../model/orders.ts';
import { usePagination } from '../../model/usePagination.ts';
import { FILES } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderToolbar } from './OrderToolbar.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { filterOf, orderFilters } from './orderAddress.ts';
import { orderColumns, orderSummary, VIEW_CHOICES } from './orderColumns.tsx';
import styles from './orders.module.css';
import type { OrderActions } from './useOrderActions.ts';

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
  const table = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const filter = filterOf(address, app);
  const list = useListOrdersQuery({ ...filter, ...pagingOf(address) });
  const { currentData: totals = [] } = useOrderTotalsQuery(filter);
  const pagination = usePagination(list.data?.total, PAGE_SIZE);
  const { columns, density, menu } = useOrderColumns(table);
  const addressOf = ({ orderNo }: Order) => withParameter(address, 'order', orderNo);
  const clear = () => setAddress(orderFilters.without(address));
  const empty = useEmptyOrders({ isFailed: isListFailed(list), refetch: list.refetch, onClear: clear, onBuy });
  return (
    <div className={styles.list}>
      <OrderToolbar total={list.data?.total} onClear={clear}>
        {menu}
        <ExportMenu fileOf={(format) => FILES.orders(filter, format)} />
      </OrderToolbar>
      <div ref={table}>
        <Card flush footer={totals.length > 0 && <OrderTotals totals={totals} />}>
          <DataTable
            label={t('menu.orders')}
            columns={[...columns, menuColumn(t('column.actions'), actions)]}
            rows={list.data?.orders ?? []}
            rowKey={({ orderNo }) => orderNo}
            summary={orderSummary(t, language)}
            loading={isListLoading(list)}
            empty={empty}
            onRowOpen={(order) => setAddress(addressOf(order))}
            rowHref={(order) => `${pathname}?${addressOf(order)}`}
            activeKey={address.get('order') ?? ''}
            density={density}
            pagination={pagination}
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
    menu: (
      <ViewSettingsMenu
        choices={VIEW_CHOICES}
        viewSettings={viewSettings}
        titleOf={(name) => all.find(({ key }) => key === name)?.title ?? ''}
        isHidden={(name) => {
          const column = all.find(({ key }) => key === name);
          return Boolean(column && table.current && isColumnHidden(column, table.current));
        }}
        onChange={changeViewSettings}
      />
    ),
  };
}

const menuColumn = (title: string, actions: OrderActions): Column<Order> => ({
  key: 'menu',
  title,
  titleHidden: true,
  align: 'end',
  priority: 1,
  sticky: true,
  cell: (order) => <OrderMenu order={order} actions={actions} />,
});

interface Emptiness {
  isFailed: boolean;
  refetch: () => void;
  onClear: () => void;
  onBuy: () => void;
}

function useEmptyOrders({ isFailed, refetch, onClear, onBuy }: Emptiness) {
  const t = useText();
  const [address] = useSearchParams();
  const isNarrowed = orderFilters.isFiltered(address) || readPage(address) > 1;
  const buy = (
    <Button kind="primary" onClick={onBuy}>
      {t('orders.topUp')}
    </Button>
  );
  return useEmptyList(
    isFailed,
    refetch,
    { kind: 'nothing', title: t('lists.orders.empty'), text: t('lists.orders.hint'), actions: buy },
    isNarrowed && { title: t('orders.noMatch'), onClear },
  );
}
