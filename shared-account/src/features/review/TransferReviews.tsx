import { useLanguage } from '@tracking-console/app-kit';
import { readPage, SecondStepNeeded, withParameter } from '@tracking-console/app-kit/later';
import {
  TRANSFER_PAGE_SIZE,
  TRANSFER_STATUSES,
  type TransferStatus,
} from '@tracking-console/contract/orders/offlineConstants';
import { Card } from '@tracking-console/ui';
import { DataTable, Segmented, useDayFormat } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { transferColumns, transferSummary } from '../../components/transferColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { isListFailed, isListLoading, needsSecondStep } from '../../model/listState.ts';
import { readOpenOrder } from '../../model/orderNumber.ts';
import { useListTransferReviewsQuery } from '../../model/transferQueries.ts';
import type { ReviewedTransfer } from '../../model/transfers.ts';
import { usePagination } from '../../model/usePagination.ts';
import { useText } from '../../useText.ts';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import styles from './review.module.css';

const SHOWN = TRANSFER_STATUSES.filter((status) => status !== 'AwaitingTransfer');

/** By default those that wait for a review; the address may name another status. */
const statusOf = (address: URLSearchParams): TransferStatus =>
  SHOWN.find((status) => status === address.get('status')) ?? 'UnderReview';

/** The transfers of all customers, for the staff. */
export function TransferReviews() {
  const t = useText();
  const language = useLanguage();
  const day = useDayFormat()(true);
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const page = readPage(address);
  const status = statusOf(address);
  const list = useListTransferReviewsQuery({ status, page });
  const pagination = usePagination(list.data?.total, TRANSFER_PAGE_SIZE);
  const open = readOpenOrder(address);
  const addressOf = (orderNo: string) => withParameter(address, 'order', orderNo);
  const hrefOf = (orderNo: string) => `${pathname}?${addressOf(orderNo)}`;
  const title = status === 'UnderReview' ? t('review.empty') : t('lists.transfers.empty');
  const empty = useEmptyList(isListFailed(list), list.refetch, { kind: 'nothing', title });
  const close = () => setAddress(withParameter(address, 'order', ''), { replace: true });
  if (needsSecondStep(list)) return <SecondStepNeeded onRetry={list.refetch} />;
  return (
    <div className={styles.list}>
      <p className={styles.quiet}>{t('review.text')}</p>
      <Segmented
        aria-label={t('column.status')}
        options={SHOWN.map((value) => ({ value, label: t(`offline.status.${value}`) }))}
        value={status}
        onValueChange={(value) => setAddress(new URLSearchParams({ status: value }))}
      />
      <Card title={t('lists.transfers.title')} flush>
        <DataTable
          label={t('lists.transfers.title')}
          columns={[
            ...transferColumns<ReviewedTransfer>({ t, language, day }),
            { key: 'customer', title: t('review.customer'), priority: 2, cell: ({ email }) => email },
          ]}
          rows={list.data?.transfers ?? []}
          rowKey={({ orderNo }) => orderNo}
          summary={transferSummary(language)}
          loading={isListLoading(list)}
          empty={empty}
          onRowOpen={({ orderNo }) => setAddress(addressOf(orderNo))}
          rowHref={({ orderNo }) => hrefOf(orderNo)}
          activeKey={open ?? ''}
          pagination={pagination}
        />
      </Card>
      {open && <ReviewDrawer key={open} orderNo={open} hrefOf={hrefOf} onClose={close} />}
    </div>
  );
}
