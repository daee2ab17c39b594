import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { Button, Page } from '@tracking-console/ui';
import { formatMoney, icons, Tabs } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Invoice } from '../../model/invoices.ts';
import type { Order } from '../../model/orders.ts';
import { useText } from '../../useText.ts';
import { InvoiceableList } from './InvoiceableList.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { addressOfTab, readTab } from './invoiceAddress.ts';
import type { InvoiceRequest } from './invoiceRequest.ts';
import { StatementDialog } from './StatementDialog.tsx';
import { useInvoiceActions } from './useInvoiceActions.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface InvoicesProps {
  app: Identity;
  /** International invoices; otherwise those of mainland China. */
  isAbroad: boolean;
}

/** Orders that can be invoiced, and the invoices. */
export function Invoices({ app, isAbroad }: InvoicesProps) {
  const t = useText();
  const language = useLanguage();
  const { clock } = usePlatform();
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Order>>(new Map());
  const [request, setRequest] = useState<InvoiceRequest>();
  const [withdrawn, setWithdrawn] = useState<Invoice>();
  const [statement, setStatement] = useState(false);
  const actions = useInvoiceActions({
    onWithdraw: setWithdrawn,
    onCorrect: (invoice) =>
      setRequest({
        id: invoice.id,
        invoiceNo: invoice.invoiceNo ?? '',
        details: invoice,
        note: invoice.note,
      }),
    onAgain: (invoice) =>
      setRequest({
        orderNos: invoice.orderNos,
        total: formatMoney(invoice.amount, invoice.currency, language),
        details: invoice,
        note: invoice.note,
      }),
  });
  const tab = readTab(address);
  const ask = () => {
    const orders = [...chosen.values()];
    const amount = orders.reduce((sum, { amount }) => sum + amount, 0);
    const total = formatMoney(amount, orders[0]?.currency ?? 'USD', language);
    setRequest({ orderNos: orders.map(({ orderNo }) => orderNo), total });
  };
  return (
    <Page
      title={isAbroad ? t('menu.apiInvoice') : t('menu.ordersInvoice')}
      description={isAbroad ? t('invoices.text') : t('ordersInvoice.text')}
      actions={
        isAbroad && (
          <Button icon={<icons.Download size={16} />} onClick={() => setStatement(true)}>
            {t('invoices.statement')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('menu.apiInvoice')}
        tabs={[
          { key: 'orders', label: t('invoices.tab.orders') },
          { key: 'invoices', label: t('invoices.tab.invoices') },
        ]}
        active={tab}
        onChange={(key) => setAddress(addressOfTab(key))}
      >
        {tab === 'orders' ? (
          <InvoiceableList app={app} chosen={chosen} onChoose={setChosen} onRequest={ask} />
        ) : (
          <InvoiceList app={app} actions={actions} />
        )}
      </Tabs>
      {request && (
        <InvoiceDialog
          request={request}
          isAbroad={request.details ? request.details.kind === 'International' : isAbroad}
          onClose={() => setRequest(undefined)}
          onRequested={() => {
            setRequest(undefined);
            setChosen(new Map());
            setAddress(addressOfTab('invoices'));
          }}
        />
      )}
      {withdrawn && <WithdrawDialog invoice={withdrawn} onClose={() => setWithdrawn(undefined)} />}
      {statement && <StatementDialog app={app} now={new Date(clock.now())} onClose={() => setStatement(false)} />}
    </Page>
  );
}
