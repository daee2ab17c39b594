import { useLanguage } from '@tracking-console/app-kit';
import { readPage, withParameter } from '@tracking-console/app-kit/later';
import { TRANSFER_PAGE_SIZE } from '@tracking-console/contract/orders/offlineConstants';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { paths } from '@tracking-console/platform';
import { Button, Card, LinkButton, Page } from '@tracking-console/ui';
import { DataTable, useDayFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { transferColumns, transferSummary } from '../../components/transferColumns.tsx';
import { useListTable } from '../../components/useListTable.ts';
import { useListTransfersQuery } from '../../model/transferQueries.ts';
import type { Transfer } from '../../model/transfers.ts';
import { useOpenOrder } from '../../model/useOpenOrder.ts';
import { useText } from '../../useText.ts';
import { AccountCards } from './AccountCards.tsx';
import { NewAmountDialog } from './NewAmountDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { TransferDrawer } from './TransferDrawer.tsx';

/** Orders paid by bank transfer: the accounts to pay to, and each order's status. */
export function Transfers({ app }: { app: Identity }) {
  const t = useText();
  const language = useLanguage();
  const day = useDayFormat()(true);
  const [address, setAddress] = useSearchParams();
  const [submitting, setSubmitting] = useState<Transfer>();
  const [newAmount, setNewAmount] = useState<{ orderNo: string; amount: number }>();
  const list = useListTransfersQuery({ app, page: readPage(address) });
  const open = useOpenOrder();
  const start = address.get('submit');
  const waiting = start === 'pending' ? list.data?.transfers.find(({ maySubmit }) => maySubmit) : undefined;
  const form = submitting ?? waiting;
  const isNew = start === 'new' || (start === 'pending' && list.data !== undefined && !form);
  const endForm = () => {
    setSubmitting(undefined);
    setAddress(withParameter(address, 'submit', ''), { replace: true });
  };
  const table = useListTable({
    query: list,
    rows: list.data?.transfers,
    pageSize: TRANSFER_PAGE_SIZE,
    nothing: {
      title: t('lists.transfers.empty'),
      text: t('lists.transfers.hint'),
      actions: (
        <LinkButton href={app === 'API' ? paths.api.ordersRecord() : paths.buyer.ordersRecord()}>
          {t('menu.ordersRecord')}
        </LinkButton>
      ),
    },
  });
  return (
    <Page
      title={t('menu.offlineTrading')}
      description={t('ordersOfflineTrading.text')}
      actions={
        <Button onClick={() => setAddress(withParameter(address, 'submit', 'new'))}>{t('offline.newAmount')}</Button>
      }
    >
      <AccountCards />
      <Card title={t('lists.transfers.title')} flush>
        <DataTable
          label={t('lists.transfers.title')}
          columns={transferColumns<Transfer>({ t, language, day })}
          summary={transferSummary(language)}
          {...table}
          {...open.rows(({ orderNo }: Transfer) => orderNo)}
        />
      </Card>
      {open.key && !form && (
        <TransferDrawer
          orderNo={open.key}
          onSubmit={(transfer) => setSubmitting(withAmount(transfer, newAmount))}
          onClose={open.close}
        />
      )}
      {isNew && (
        <NewAmountDialog
          app={app}
          onOrdered={({ orderNo }, amount) => {
            setNewAmount({ orderNo, amount });
            setAddress(withParameter(new URLSearchParams(), 'order', orderNo), { replace: true });
          }}
          onClose={endForm}
        />
      )}
      {form && <SubmitDialog transfer={form} onSubmitted={endForm} onClose={endForm} />}
    </Page>
  );
}

/** If nothing was submitted yet, the amount chosen for the order is the default. */
const withAmount = (transfer: Transfer, chosen: { orderNo: string; amount: number } | undefined): Transfer =>
  transfer.amount === null && chosen?.orderNo === transfer.orderNo ? { ...transfer, amount: chosen.amount } : transfer;
