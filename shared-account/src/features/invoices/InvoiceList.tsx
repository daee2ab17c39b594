import { useLanguage } from '@tracking-console/app-kit';
import { readPage, useListFailed, useNoMatch, withParameter } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceRow } from '@tracking-console/contract/invoices';
import type { Identity } from '@tracking-console/contract/statuses';
import { Card, type EmptyStateProps } from '@tracking-console/ui';
import { type Column, DataTable } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { ExportMenu } from '../../components/ExportMenu.tsx';
import { invoiceColumns, invoiceSummary } from '../../components/invoiceColumns.tsx';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useText } from '../../useText.ts';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceToolbar } from './InvoiceToolbar.tsx';
import { invoiceFilter, invoiceFilters, invoiceParam, PAGE_SIZE } from './invoiceAddress.ts';
import styles from './invoices.module.css';
import type { InvoiceActions } from './useInvoiceActions.ts';

/** What was requested and issued, newest first. */
export function InvoiceList({ app, actions }: { app: Identity; actions: InvoiceActions }) {
  const t = useText();
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [state, refetch] = useInvoiceData('GetInvoiceList', invoiceParam(address, app));
  const loaded = state.phase === 'loaded' ? state : undefined;
  const clear = () => setAddress(invoiceFilters.without(address));
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
      <InvoiceToolbar
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
      </InvoiceToolbar>
      <Card flush>
        <DataTable
          label={t('lists.invoices.title')}
          columns={columns}
          rows={loaded?.data.Invoices ?? []}
          rowKey={({ Id }) => Id}
          summary={invoiceSummary({ t, language })}
          loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
          empty={emptyState()}
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
    if (invoiceFilters.isFiltered(address) || readPage(address) > 1) return noMatch(t('invoices.noMatch'), clear);
    return { kind: 'nothing', title: t('lists.invoices.empty'), text: t('invoices.none') };
  }
}
