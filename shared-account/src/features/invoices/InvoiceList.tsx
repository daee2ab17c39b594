import { useLanguage } from '@tracking-console/app-kit';
import { readPage } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceRow } from '@tracking-console/contract/invoices';
import type { Identity } from '@tracking-console/contract/statuses';
import { Card } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { FilterToolbar } from '../../components/FilterToolbar.tsx';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { PAGE_SIZE } from '../../model/listAddress.ts';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { usePagination } from '../../model/usePagination.ts';
import { useText } from '../../useText.ts';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { invoiceFilter, invoiceFilters, invoiceParam } from './invoiceAddress.ts';
import styles from './invoices.module.css';
import type { InvoiceActions } from './useInvoiceActions.ts';

/** What was requested and issued, newest first. */
export function InvoiceList({ app, actions }: { app: Identity; actions: InvoiceActions }) {
  const t = useText();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [state, refetch] = useInvoiceData('GetInvoiceList', invoiceParam(address, app));
  const loaded = state.phase === 'loaded' ? state : undefined;
  const pagination = usePagination(loaded?.page?.TotalCount, PAGE_SIZE);
  const clear = () => setAddress(invoiceFilters.without(address));
  const isNarrowed = invoiceFilters.isFiltered(address) || readPage(address) > 1;
  const empty = useEmptyList(
    state.phase === 'failed',
    refetch,
    { kind: 'nothing', title: t('lists.invoices.empty'), text: t('invoices.none') },
    isNarrowed && { title: t('invoices.noMatch'), onClear: clear },
  );
  const columns: Column<InvoiceRow>[] = [
    ...invoiceColumns<InvoiceRow>({ t, language }),
    {
      key: 'menu',
      title: t('orders.actions'),
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
        total={loaded?.page?.TotalCount}
        onFilter={(changes) => setAddress(invoiceFilters.with(address, changes))}
        onClear={clear}
      >
        <ExportMenu call={['invoice', 'ExportInvoices']} filter={invoiceFilter(address, app)} />
      </FilterToolbar>
      <Card flush>
        <DataTable
          label={t('lists.invoices.title')}
          columns={columns}
          rows={loaded?.data.Invoices ?? []}
          rowKey={({ Id }) => Id}
          summary={invoiceSummary({ t, language })}
          loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
          empty={empty}
          pagination={pagination}
        />
      </Card>
    </div>
  );
}
