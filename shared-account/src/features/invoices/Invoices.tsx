import { useLanguage, usePlatform } from '@tracking-console/app-kit';
import type { InvoiceRow } from '@tracking-console/contract/invoices';
import type { OrderRow } from '@tracking-console/contract/orders';
import type { Identity } from '@tracking-console/contract/statuses';
import { Button, Page } from '@tracking-console/ui';
import { formatMoney, icons, Tabs } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const [chosen, setChosen] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const [request, setRequest] = useState<InvoiceRequest>();
  const [withdrawn, setWithdrawn] = useState<InvoiceRow>();
  const [statement, setStatement] = useState(false);
  const actions = useInvoiceActions({
    onWithdraw: setWithdrawn,
    onCorrect: (invoice) =>
      setRequest({
        call: 'CorrectInvoice',
        Id: invoice.Id,
        InvoiceNo: invoice.InvoiceNo ?? '',
        details: invoice,
        Note: invoice.Note,
      }),
    onAgain: (invoice) =>
      setRequest({
        call: 'ApplyInvoice',
        OrderNos: invoice.OrderNos,
        total: formatMoney(invoice.Amount, invoice.Currency, language),
        details: invoice,
        Note: invoice.Note,
      }),
  });
  const tab = readTab(address);
  const ask = () => {
    const orders = [...chosen.values()];
    const amount = orders.reduce((sum, { Amount }) => sum + Amount, 0);
    const total = formatMoney(amount, orders[0]?.Currency ?? 'USD', language);
    setRequest({ call: 'ApplyInvoice', OrderNos: orders.map(({ OrderNo }) => OrderNo), total });
  };
  return (
    <Page
      title={isAbroad ? t('lists.invoices.title') : t('ordersInvoice.title')}
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
        label={t('lists.invoices.title')}
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
          isAbroad={request.details ? request.details.Kind === 'International' : isAbroad}
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
