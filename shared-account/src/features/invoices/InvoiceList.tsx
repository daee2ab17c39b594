import { useLanguage } from '@tracking-console/app-kit';
import { menuColumn, useAddressFilters } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/orders/invoiceConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Card } from '@tracking-console/ui';
import { DataTable } from '@tracking-console/ui/later';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { FilterToolbar } from '../../components/FilterToolbar.tsx';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useListTable } from '../../components/useListTable.ts';
import { useListInvoicesQuery } from '../../model/invoiceQueries.ts';
import type { Invoice } from '../../model/invoices.ts';
import { PAGE_SIZE, pagingOf } from '../../model/listAddress.ts';
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
  const filters = useAddressFilters(invoiceFilters);
  const filter = invoiceFilter(filters.address, app);
  const list = useListInvoicesQuery({ ...filter, ...pagingOf(filters.address) });
  const table = useListTable({
    query: list,
    rows: list.data?.invoices,
    pageSize: PAGE_SIZE,
    noMatch: filters.isNarrowed && { title: t('invoices.noMatch'), onClear: filters.clear },
    nothing: { title: t('lists.invoices.empty'), text: t('invoices.none') },
  });
  return (
    <div className={styles.list}>
      <FilterToolbar
        list={filters}
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
      >
        <ExportMenu fileOf={(format) => FILES.invoices(filter, format)} />
      </FilterToolbar>
      <Card flush>
        <DataTable
          label={t('menu.apiInvoice')}
          columns={[
            ...invoiceColumns<Invoice>({ t, language }),
            menuColumn<Invoice>(t('column.actions'), (invoice) => <InvoiceMenu invoice={invoice} actions={actions} />),
          ]}
          rowKey={({ id }) => id}
          summary={invoiceSummary({ t, language })}
          {...table}
        />
      </Card>
    </div>
  );
}
