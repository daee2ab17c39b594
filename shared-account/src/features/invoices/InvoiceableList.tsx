import { useKitText, useLanguage } from '@tracking-console/app-kit';
import { readPage, useListFailed, withParameter } from '@tracking-console/app-kit/later';
import { CURRENCIES } from '@tracking-console/contract/orderConstants';
import type { OrderRow } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { paths } from '@tracking-console/platform';
import { Button, Card, type EmptyStateProps, LinkButton, RelativeTime } from '@tracking-console/ui';
import { type Column, DataTable, formatMoney } from '@tracking-console/ui/later';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useInvoiceFiles } from '../../model/useInvoiceFiles.ts';
import { useText } from '../../useText.ts';
import { InvoiceToolbar } from './InvoiceToolbar.tsx';
import { invoiceableFilters, invoiceableParam, PAGE_SIZE } from './invoiceAddress.ts';
import styles from './invoices.module.css';
import { SelectionTotal } from './SelectionTotal.tsx';

interface InvoiceableListProps {
  app: Identity;
  /** Orders of every page that were chosen, by their number. */
  chosen: ReadonlyMap<string, OrderRow>;
  onChoose: (chosen: ReadonlyMap<string, OrderRow>) => void;
  onRequest: () => void;
}

/** Paid orders without an invoice; several can be chosen for one. */
export function InvoiceableList({ app, chosen, onChoose, onRequest }: InvoiceableListProps) {
  const t = useText();
  const listFailed = useListFailed();
  const kit = useKitText();
  const language = useLanguage();
  const save = useInvoiceFiles();
  const [address, setAddress] = useSearchParams();
  const [state, refetch] = useInvoiceData('GetInvoiceableOrders', invoiceableParam(address, app));
  const loaded = state.phase === 'loaded' ? state : undefined;
  const rows = loaded?.data.Orders ?? [];
  const wanted = rows.find(({ OrderNo }) => OrderNo === address.get('order'));
  useEffect(() => {
    if (!wanted) return;
    onChoose(new Map([[wanted.OrderNo, wanted]]));
    setAddress(withParameter(address, 'order', ''), { replace: true });
  }, [wanted, onChoose, address, setAddress]);
  const clear = () => setAddress(invoiceableFilters.without(address));
  const money = ({ Amount, Currency }: OrderRow) => formatMoney(Amount, Currency, language);
  const columns: Column<OrderRow>[] = [
    { key: 'orderNo', title: t('column.orderNo'), primary: true, cell: ({ OrderNo }) => OrderNo },
    {
      key: 'product',
      title: t('column.product'),
      cell: ({ ProductName, Quantity }) => (Quantity > 1 ? `${ProductName} × ${Quantity}` : ProductName),
    },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: (order) => <span className={styles.number}>{money(order)}</span>,
    },
    {
      key: 'paid',
      title: t('column.paid'),
      priority: 3,
      cell: ({ PayTime }) => (PayTime ? <RelativeTime iso={PayTime} /> : '–'),
    },
    {
      key: 'receipt',
      title: t('column.receipt'),
      sticky: true,
      priority: 3,
      align: 'end',
      cell: ({ OrderNo }) => (
        <Button size="sm" kind="text" onClick={() => save('pay', 'DownloadReceipt', { OrderNo })}>
          {t('orders.action.receipt')}
        </Button>
      ),
    },
  ];
  return (
    <div className={styles.list}>
      <InvoiceToolbar
        filters={invoiceableFilters.readAll(address)}
        choices={[
          { name: 'currency', label: t('orders.buy.currency'), values: CURRENCIES, words: (currency) => currency },
        ]}
        dayLabel={t('column.paid')}
        searchLabel={t('orders.search')}
        total={loaded?.page?.TotalCount}
        onFilter={(changes) => setAddress(invoiceableFilters.with(address, changes))}
        onClear={clear}
      />
      <SelectionTotal orders={[...chosen.values()]} onRequest={onRequest} onClear={() => onChoose(new Map())} />
      <Card flush>
        <DataTable
          label={t('invoices.tab.orders')}
          columns={columns}
          rows={rows}
          rowKey={({ OrderNo }) => OrderNo}
          summary={(order) => `${money(order)} · ${order.ProductName}`}
          loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
          empty={emptyState()}
          selection={{
            selected: new Set(chosen.keys()),
            onChange: (selected) => {
              const known = new Map([...chosen, ...rows.map((order) => [order.OrderNo, order] as const)]);
              onChoose(new Map([...known].filter(([number]) => selected.has(number))));
            },
          }}
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
  );

  function emptyState(): EmptyStateProps {
    if (state.phase === 'failed') return listFailed(t('security.failed'), refetch);
    if (invoiceableFilters.isFiltered(address) || readPage(address) > 1)
      return {
        kind: 'noMatch',
        title: t('orders.noMatch'),
        actions: <Button onClick={clear}>{kit('refine.clear')}</Button>,
      };
    return {
      kind: 'nothing',
      title: t('invoices.empty'),
      text: t('invoices.empty.hint'),
      actions: (
        <LinkButton href={(app === 'API' ? paths.api : paths.buyer).ordersRecord()}>
          {t('ordersRecord.title')}
        </LinkButton>
      ),
    };
  }
}
