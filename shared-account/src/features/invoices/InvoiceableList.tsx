import { useLanguage } from '@tracking-console/app-kit';
import { readPage, withParameter } from '@tracking-console/app-kit/later';
import { CURRENCIES } from '@tracking-console/contract/orderConstants';
import type { OrderRow } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { paths } from '@tracking-console/platform';
import { Card, LinkButton } from '@tracking-console/ui';
import { DataTable, formatMoney } from '@tracking-console/ui/later';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterToolbar } from '../../components/FilterToolbar.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { PAGE_SIZE } from '../../model/listAddress.ts';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useInvoiceFiles } from '../../model/useInvoiceFiles.ts';
import { usePagination } from '../../model/usePagination.ts';
import { useText } from '../../useText.ts';
import { invoiceableFilters, invoiceableParam } from './invoiceAddress.ts';
import { invoiceableColumns } from './invoiceableColumns.tsx';
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
  const language = useLanguage();
  const save = useInvoiceFiles();
  const [address, setAddress] = useSearchParams();
  const [state, refetch] = useInvoiceData('GetInvoiceableOrders', invoiceableParam(address, app));
  const loaded = state.phase === 'loaded' ? state : undefined;
  const rows = loaded?.data.Orders ?? [];
  const pagination = usePagination(loaded?.page?.TotalCount, PAGE_SIZE);
  const clear = () => setAddress(invoiceableFilters.without(address));
  const isNarrowed = invoiceableFilters.isFiltered(address) || readPage(address) > 1;
  const empty = useEmptyList(
    state.phase === 'failed',
    refetch,
    {
      kind: 'nothing',
      title: t('invoices.empty'),
      text: t('invoices.empty.hint'),
      actions: (
        <LinkButton href={(app === 'API' ? paths.api : paths.buyer).ordersRecord()}>
          {t('ordersRecord.title')}
        </LinkButton>
      ),
    },
    isNarrowed && { title: t('orders.noMatch'), onClear: clear },
  );
  useOrderOfAddress(rows, onChoose);
  const choose = (selected: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((order) => [order.OrderNo, order] as const)]);
    onChoose(new Map([...known].filter(([number]) => selected.has(number))));
  };
  return (
    <div className={styles.list}>
      <FilterToolbar
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
          columns={invoiceableColumns({
            t,
            language,
            onReceipt: (OrderNo) => void save('pay', 'DownloadReceipt', { OrderNo }),
          })}
          rows={rows}
          rowKey={({ OrderNo }) => OrderNo}
          summary={({ Amount, Currency, ProductName }) => `${formatMoney(Amount, Currency, language)} · ${ProductName}`}
          loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
          empty={empty}
          selection={{ selected: new Set(chosen.keys()), onChange: choose }}
          pagination={pagination}
        />
      </Card>
    </div>
  );
}

/** Chooses the order that a link to this page names. */
function useOrderOfAddress(rows: readonly OrderRow[], onChoose: InvoiceableListProps['onChoose']) {
  const [address, setAddress] = useSearchParams();
  const wanted = rows.find(({ OrderNo }) => OrderNo === address.get('order'));
  useEffect(() => {
    if (!wanted) return;
    onChoose(new Map([[wanted.OrderNo, wanted]]));
    setAddress(withParameter(address, 'order', ''), { replace: true });
  }, [wanted, onChoose, address, setAddress]);
}
