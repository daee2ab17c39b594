import { useKitText, useLanguage } from '@tracking-console/app-kit';
import {
  readPage,
  useListFailed,
  useViewSettings,
  ViewSettingsMenu,
  withParameter,
} from '@tracking-console/app-kit/later';
import type { OrderRow } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { Button, Card, type EmptyStateProps } from '@tracking-console/ui';
import { DataTable, formatMoney, isColumnHidden } from '@tracking-console/ui/later';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderToolbar } from './OrderToolbar.tsx';
import { listParam, orderFilters, PAGE_SIZE, wireFilter } from './orderAddress.ts';
import { orderColumns, orderSummary, VIEW_CHOICES } from './orderColumns.tsx';
import styles from './orders.module.css';
import type { OrderActions } from './useOrderActions.ts';

interface OrderListProps {
  app: Identity;
  actions: OrderActions;
  /** What brings the first order. */
  onBuy: () => void;
}

/** All orders of the console, newest first. */
export function OrderList({ app, actions, onBuy }: OrderListProps) {
  const t = useText();
  const listFailed = useListFailed();
  const kit = useKitText();
  const language = useLanguage();
  const table = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const [viewSettings, changeViewSettings] = useViewSettings(VIEW_CHOICES);
  const [state, refetch] = usePayData('GetOrderList', listParam(address, app));
  const [sums] = usePayData('GetOrderTotals', wireFilter(address, app));
  const all = orderColumns(t, language);
  const columns = all.filter(({ key }) => key === 'orderNo' || viewSettings.columns.includes(key));
  const loaded = state.phase === 'loaded' ? state : undefined;
  const totals = sums.phase === 'loaded' && !sums.isOutdated ? sums.data.Totals : [];
  const addressOf = ({ OrderNo }: OrderRow) => withParameter(address, 'order', OrderNo);
  const clear = () => setAddress(orderFilters.without(address));
  return (
    <div className={styles.list}>
      <OrderToolbar
        address={address}
        total={loaded?.page?.TotalCount}
        onFilter={(changes) => setAddress(orderFilters.with(address, changes))}
        onClear={clear}
      >
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
        <ExportMenu call={['pay', 'ExportOrders']} filter={wireFilter(address, app)} />
      </OrderToolbar>
      <div ref={table}>
        <Card flush footer={loaded && totals.length > 0 && <Totals totals={totals} />}>
          <DataTable
            label={t('lists.orders.title')}
            columns={[
              ...columns,
              {
                key: 'menu',
                title: t('orders.actions'),
                titleHidden: true,
                align: 'end',
                priority: 1,
                sticky: true,
                cell: (order) => <OrderMenu order={order} actions={actions} />,
              },
            ]}
            rows={loaded?.data.Orders ?? []}
            rowKey={({ OrderNo }) => OrderNo}
            summary={orderSummary(t, language)}
            loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
            empty={emptyState()}
            onRowOpen={(order) => setAddress(addressOf(order))}
            rowHref={(order) => `${pathname}?${addressOf(order)}`}
            activeKey={address.get('order') ?? ''}
            density={viewSettings.density}
            pagination={{
              page: readPage(address),
              pageSize: PAGE_SIZE,
              pageSizes: [PAGE_SIZE],
              total: loaded?.page?.TotalCount ?? 0,
              onChange: ({ page }) => setAddress(withParameter(address, 'page', page > 1 ? String(page) : '')),
            }}
          />
        </Card>
      </div>
    </div>
  );

  function emptyState(): EmptyStateProps {
    if (state.phase === 'failed') return listFailed(t('security.failed'), refetch);
    if (orderFilters.isFiltered(address) || readPage(address) > 1)
      return {
        kind: 'noMatch',
        title: t('orders.noMatch'),
        actions: <Button onClick={clear}>{kit('refine.clear')}</Button>,
      };
    return {
      kind: 'nothing',
      title: t('lists.orders.empty'),
      text: t('lists.orders.hint'),
      actions: (
        <Button kind="primary" onClick={onBuy}>
          {t('orders.topUp')}
        </Button>
      ),
    };
  }
}

function Totals({ totals }: { totals: readonly { Currency: string; Amount: number }[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div className={styles.totals}>
      <span className={styles.quiet}>{t('orders.totals')}</span>
      {totals.map(({ Currency, Amount }) => (
        <span key={Currency} className={styles.money}>
          {formatMoney(Amount, Currency, language)}
        </span>
      ))}
    </div>
  );
}
