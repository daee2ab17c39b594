import { useLanguage } from '@tracking-console/app-kit';
import { readPage, withParameter } from '@tracking-console/app-kit/later';
import type { TransferRow } from '@tracking-console/contract/offline';
import { TRANSFER_PAGE_SIZE } from '@tracking-console/contract/offlineConstants';
import type { Identity } from '@tracking-console/contract/statuses';
import { paths } from '@tracking-console/platform';
import { Button, Card, LinkButton, Page } from '@tracking-console/ui';
import { DataTable, useDayFormat } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { transferColumns, transferSummary } from '../../components/transferColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { readOpenOrder } from '../../model/orderNumber.ts';
import { usePagination } from '../../model/usePagination.ts';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import { AccountCards } from './AccountCards.tsx';
import { NewAmountDialog } from './NewAmountDialog.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { TransferDrawer } from './TransferDrawer.tsx';

/** Orders that are paid by bank transfer: where to, and how far each has come. */
export function Transfers({ app }: { app: Identity }) {
  const t = useText();
  const language = useLanguage();
  const day = useDayFormat()(true);
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const [submitting, setSubmitting] = useState<TransferRow>();
  const [newAmount, setNewAmount] = useState<{ orderNo: string; amount: number }>();
  const page = readPage(address);
  const [state, refetch] = usePayData('GetOfflineList', { App: app, Page: page });
  const loaded = state.phase === 'loaded' ? state : undefined;
  const pagination = usePagination(loaded?.page?.TotalCount, TRANSFER_PAGE_SIZE);
  const open = readOpenOrder(address);
  const addressOf = ({ OrderNo }: TransferRow) => withParameter(address, 'order', OrderNo);
  const start = address.get('submit');
  const waiting = start === 'pending' ? loaded?.data.Transfers.find(({ MaySubmit }) => MaySubmit) : undefined;
  const form = submitting ?? waiting;
  const isNew = start === 'new' || (start === 'pending' && loaded !== undefined && !form);
  const endForm = () => {
    setSubmitting(undefined);
    setAddress(withParameter(address, 'submit', ''), { replace: true });
  };
  const empty = useEmptyList(state.phase === 'failed', refetch, {
    kind: 'nothing',
    title: t('lists.transfers.empty'),
    text: t('lists.transfers.hint'),
    actions: (
      <LinkButton href={app === 'API' ? paths.api.ordersRecord() : paths.buyer.ordersRecord()}>
        {t('ordersRecord.title')}
      </LinkButton>
    ),
  });
  return (
    <Page
      title={t('ordersOfflineTrading.title')}
      description={t('ordersOfflineTrading.text')}
      actions={
        <Button onClick={() => setAddress(withParameter(address, 'submit', 'new'))}>{t('offline.newAmount')}</Button>
      }
    >
      <AccountCards />
      <Card title={t('lists.transfers.title')} flush>
        <DataTable
          label={t('lists.transfers.title')}
          columns={transferColumns<TransferRow>({ t, language, day })}
          rows={loaded?.data.Transfers ?? []}
          rowKey={({ OrderNo }) => OrderNo}
          summary={transferSummary(language)}
          loading={state.phase === 'loading' || Boolean(loaded?.isOutdated)}
          empty={empty}
          onRowOpen={(row) => setAddress(addressOf(row))}
          rowHref={(row) => `${pathname}?${addressOf(row)}`}
          activeKey={open ?? ''}
          pagination={pagination}
        />
      </Card>
      {open && !form && (
        <TransferDrawer
          orderNo={open}
          onSubmit={(transfer) => setSubmitting(withAmount(transfer, newAmount))}
          onClose={() => setAddress(withParameter(address, 'order', ''), { replace: true })}
        />
      )}
      {isNew && (
        <NewAmountDialog
          app={app}
          onOrdered={({ OrderNo: orderNo }, amount) => {
            setNewAmount({ orderNo, amount });
            setAddress(withParameter(new URLSearchParams(), 'order', orderNo), { replace: true });
            refetch();
          }}
          onClose={endForm}
        />
      )}
      {form && (
        <SubmitDialog
          transfer={form}
          onSubmitted={() => {
            endForm();
            refetch();
          }}
          onClose={endForm}
        />
      )}
    </Page>
  );
}

/** The amount that was chosen before the order was placed is offered where nothing was submitted yet. */
const withAmount = (transfer: TransferRow, chosen: { orderNo: string; amount: number } | undefined): TransferRow =>
  transfer.Amount === null && chosen?.orderNo === transfer.OrderNo ? { ...transfer, Amount: chosen.amount } : transfer;
