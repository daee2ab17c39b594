import { useLanguage } from '@tracking-console/app-kit';
import { readPage } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/orders/invoiceConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Card } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { FilterToolbar } from '../../components/FilterToolbar.tsx';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { useListInvoicesQuery } from '../../model/invoiceQueries.ts';
import type { Invoice } from '../../model/invoices.ts';
import { PAGE_SIZE, pagingOf } from '../../model/listAddress.ts';
import { isListFailed, isListLoading } from '../../model/listState.ts';
import { usePagination } from '../../model/usePagination.ts';
import { FILES } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { invoiceFilter, invoiceFilters } from './invoiceAddress.ts';
import styles from './invoices.module.css';
import type { InvoiceActions } from './useInvoiceActions.ts';

/** The requested and issued invoices, newest first. */
export function InvoiceList({ app, actions }: { app: Identity; actions: InvoiceActions }) {
  const t = useText();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const filter = invoiceFilter(address, app);
  const list = useListInvoicesQuery({ ...filter, ...pagingOf(address) });
  const pagination = usePagination(list.data?.total, PAGE_SIZE);
  const clear = () => setAddress(invoiceFilters.without(address));
  const isNarrowed = invoiceFilters.isFiltered(address) || readPage(address) > 1;
  const empty = useEmptyList(
    isListFailed(list),
    list.refetch,
    { kind: 'nothing', title: t('lists.invoices.empty'), text: t('invoices.none') },
    isNarrowed && { title: t('invoices.noMatch'), onClear: clear },
  );
  const columns: Column<Invoice>[] = [
    ...invoiceColumns<Invoice>({ t, language }),
    {
      key: 'menu',
      title: t('column.actions'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      sticky: true,
      cell: (invoice) => <InvoiceMenu invoice={invoice} actions={actions} />,
    },
  ];
  return (
    <div className={styles.list}>
      <FilterToolbar
        filters={invoiceFilters.readAll(address)}
        choices={[
          {
            name: 'kind',
            label: t('column.kind'),
            values: INVOICE_KINDS,
            words: (value) => t(`invoices.kind.${value as 'Ordinary'}`),
          },
          {
            name: 'status',
            label: t('column.status'),
            values: INVOICE_STATES,
            words: (value) => t(`invoices.status.${value as 'Issued'}`),
          },
        ]}
        dayLabel={t('column.applied')}
        searchLabel={t('invoices.search')}
        total={list.data?.total}
        onFilter={(changes) => setAddress(invoiceFilters.with(address, changes))}
        onClear={clear}
      >
        <ExportMenu fileOf={(format) => FILES.invoices(filter, format)} />
      </FilterToolbar>
      <Card flush>
        <DataTable
          label={t('menu.apiInvoice')}
          columns={columns}
          rows={list.data?.invoices ?? []}
          rowKey={({ id }) => id}
          summary={invoiceSummary({ t, language })}
          loading={isListLoading(list)}
          empty={empty}
          pagination={pagination}
        />
      </Card>
    </div>
  );
}
