import { useLanguage } from '@tracking-console/app-kit';
import { readPage, SecondStepNeeded } from '@tracking-console/app-kit/later';
import {
  TRANSFER_PAGE_SIZE,
  TRANSFER_STATUSES,
  type TransferStatus,
} from '@tracking-console/contract/orders/offlineConstants';
import { Card } from '@tracking-console/ui';
import { DataTable, Segmented, useDayFormat } from '@tracking-console/ui/later';
import { useSearchParams } from 'react-router-dom';
import { transferColumns, transferSummary } from '../../components/transferColumns.tsx';
import { useListTable } from '../../components/useListTable.ts';
import { needsSecondStep } from '../../model/needsSecondStep.ts';
import { useListTransferReviewsQuery } from '../../model/transferQueries.ts';
import type { ReviewedTransfer } from '../../model/transfers.ts';
import { useOpenOrder } from '../../model/useOpenOrder.ts';
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
  const status = statusOf(address);
  const list = useListTransferReviewsQuery({ status, page: readPage(address) });
  const open = useOpenOrder();
  const table = useListTable({
    query: list,
    rows: list.data?.transfers,
    pageSize: TRANSFER_PAGE_SIZE,
    nothing: { title: t(status === 'UnderReview' ? 'review.empty' : 'lists.transfers.empty') },
  });
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
          summary={transferSummary(language)}
          {...table}
          {...open.rows(({ orderNo }: ReviewedTransfer) => orderNo)}
        />
      </Card>
      {open.key && <ReviewDrawer key={open.key} orderNo={open.key} hrefOf={open.hrefOf} onClose={open.close} />}
    </div>
  );
}
