import { useLanguage } from '@tracking-console/app-kit';
import { useAddressFilters, withParameter } from '@tracking-console/app-kit/later';
import { CURRENCIES } from '@tracking-console/contract/orders/orderConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { paths } from '@tracking-console/platform';
import { Card, LinkButton } from '@tracking-console/ui';
import { DataTable, formatMoney } from '@tracking-console/ui/later';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterToolbar } from '../../components/FilterToolbar.tsx';
import { useListTable } from '../../components/useListTable.ts';
import { useListInvoiceableQuery } from '../../model/invoiceQueries.ts';
import { PAGE_SIZE } from '../../model/listAddress.ts';
import type { Order } from '../../model/orders.ts';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import { invoiceableFilters, invoiceableParam } from './invoiceAddress.ts';
import { invoiceableColumns } from './invoiceableColumns.tsx';
import styles from './invoices.module.css';
import { SelectionTotal } from './SelectionTotal.tsx';

interface InvoiceableListProps {
  app: Identity;
  /** Chosen orders of all pages, by their number. */
  chosen: ReadonlyMap<string, Order>;
  onChoose: (chosen: ReadonlyMap<string, Order>) => void;
  onRequest: () => void;
}

/** Paid orders without an invoice; several can be chosen for one. */
export function InvoiceableList({ app, chosen, onChoose, onRequest }: InvoiceableListProps) {
  const t = useText();
  const language = useLanguage();
  const save = useSaveFile();
  const filters = useAddressFilters(invoiceableFilters);
  const list = useListInvoiceableQuery(invoiceableParam(filters.address, app));
  const table = useListTable({
    query: list,
    rows: list.data?.orders,
    pageSize: PAGE_SIZE,
    noMatch: filters.isNarrowed && { title: t('orders.noMatch'), onClear: filters.clear },
    nothing: {
      title: t('invoices.empty'),
      text: t('invoices.empty.hint'),
      actions: (
        <LinkButton href={(app === 'API' ? paths.api : paths.buyer).ordersRecord()}>
          {t('menu.ordersRecord')}
        </LinkButton>
      ),
    },
  });
  const { rows } = table;
  useOrderOfAddress(rows, onChoose);
  const choose = (selected: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((order) => [order.orderNo, order] as const)]);
    onChoose(new Map([...known].filter(([number]) => selected.has(number))));
  };
  return (
    <div className={styles.list}>
      <FilterToolbar
        list={filters}
        choices={[{ name: 'currency', label: t('column.currency'), values: CURRENCIES, words: (currency) => currency }]}
        dayLabel={t('column.paid')}
        searchLabel={t('orders.search')}
        total={list.data?.total}
      />
      <SelectionTotal orders={[...chosen.values()]} onRequest={onRequest} onClear={() => onChoose(new Map())} />
      <Card flush>
        <DataTable
          label={t('invoices.tab.orders')}
          columns={invoiceableColumns({
            t,
            language,
            onReceipt: (orderNo) => void save(FILES.receipt(orderNo)),
          })}
          rowKey={({ orderNo }) => orderNo}
          summary={({ amount, currency, productName }) => `${formatMoney(amount, currency, language)} · ${productName}`}
          selection={{ selected: new Set(chosen.keys()), onChange: choose }}
          {...table}
        />
      </Card>
    </div>
  );
}

/** Selects the order that a link to this page names. */
function useOrderOfAddress(rows: readonly Order[], onChoose: InvoiceableListProps['onChoose']) {
  const [address, setAddress] = useSearchParams();
  const wanted = rows.find(({ orderNo }) => orderNo === address.get('order'));
  useEffect(() => {
    if (!wanted) return;
    onChoose(new Map([[wanted.orderNo, wanted]]));
    setAddress(withParameter(address, 'order', ''), { replace: true });
  }, [wanted, onChoose, address, setAddress]);
}
