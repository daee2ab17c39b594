import { useKitText, useLanguage } from '@tracking-console/app-kit';
import { readPage, withParameter } from '@tracking-console/app-kit/later';
import { INVOICE_KINDS, INVOICE_STATES, type InvoiceState } from '@tracking-console/contract/invoiceConstants';
import type { InvoiceRow } from '@tracking-console/contract/invoices';
import type { Identity } from '@tracking-console/contract/statuses';
import { Button, Card, type EmptyStateProps, RelativeTime, StatusBadge } from '@tracking-console/ui';
import { type Column, DataTable, formatMoney, type Hue } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useText } from '../../useText.ts';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceToolbar } from './InvoiceToolbar.tsx';
import { invoiceFilters, invoiceParam, PAGE_SIZE } from './invoiceAddress.ts';
import styles from './invoices.module.css';
import type { InvoiceActions } from './useInvoiceActions.ts';

const TONES: Record<InvoiceState, Hue> = { Requested: 'amber', Issued: 'green', Withdrawn: 'grey', Corrected: 'grey' };
/** Orders whose numbers stand in a row. */
const NAMED_ORDERS = 2;

/** What was requested and issued, newest first. */
export function InvoiceList({ app, actions }: { app: Identity; actions: InvoiceActions }) {
  const t = useText();
  const kit = useKitText();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [state, refetch] = useInvoiceData('GetInvoiceList', invoiceParam(address, app));
  const loaded = state.phase === 'loaded' ? state : undefined;
  const clear = () => setAddress(invoiceFilters.without(address));
  const money = ({ Amount, Currency }: InvoiceRow) => formatMoney(Amount, Currency, language);
  const badge = ({ Status }: InvoiceRow) => (
    <StatusBadge tone={TONES[Status]}>{t(`invoices.status.${Status}`)}</StatusBadge>
  );
  const time = (iso: string | null) => (iso ? <RelativeTime iso={iso} /> : '–');
  const columns: Column<InvoiceRow>[] = [
    {
      key: 'invoiceNo',
      title: t('column.invoiceNo'),
      primary: true,
      cell: ({ InvoiceNo }) => <span className={styles.number}>{InvoiceNo ?? '–'}</span>,
    },
    { key: 'kind', title: t('column.kind'), priority: 4, cell: ({ Kind }) => t(`invoices.kind.${Kind}`) },
    { key: 'title', title: t('column.title'), cell: ({ Title }) => Title },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      cell: (invoice) => <span className={styles.number}>{money(invoice)}</span>,
    },
    {
      key: 'orders',
      title: t('column.orders'),
      priority: 5,
      cell: ({ OrderNos }) => (
        <span className={styles.number} title={OrderNos.join(', ')}>
          {OrderNos.slice(0, NAMED_ORDERS).join(', ')}
          {OrderNos.length > NAMED_ORDERS && ` +${OrderNos.length - NAMED_ORDERS}`}
        </span>
      ),
    },
    { key: 'status', title: t('column.status'), cell: badge },
    { key: 'applied', title: t('column.applied'), priority: 4, cell: ({ ApplyTime }) => time(ApplyTime) },
    { key: 'issued', title: t('column.issued'), priority: 4, cell: ({ IssueTime }) => time(IssueTime) },
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
      />
      <Card flush>
        <DataTable
          label={t('lists.invoices.title')}
          columns={columns}
          rows={loaded?.data.Invoices ?? []}
          rowKey={({ Id }) => Id}
          summary={(invoice) => (
            <span className={styles.summary}>
              {badge(invoice)} {money(invoice)} · {invoice.Title}
            </span>
          )}
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
    if (state.phase === 'failed')
      return { kind: 'error', title: t('security.failed'), actions: <Button onClick={refetch}>{kit('retry')}</Button> };
    if (invoiceFilters.isFiltered(address) || readPage(address) > 1)
      return {
        kind: 'noMatch',
        title: t('invoices.noMatch'),
        actions: <Button onClick={clear}>{kit('refine.clear')}</Button>,
      };
    return { kind: 'nothing', title: t('lists.invoices.empty'), text: t('invoices.none') };
  }
}
