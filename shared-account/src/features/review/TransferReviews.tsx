import { useLanguage } from '@tracking-console/app-kit';
import { readPage, SecondStepNeeded, withParameter } from '@tracking-console/app-kit/later';
import type { ReviewRow } from '@tracking-console/contract/offline';
import {
  TRANSFER_PAGE_SIZE,
  TRANSFER_STATUSES,
  type TransferStatus,
} from '@tracking-console/contract/offlineConstants';
import { Card } from '@tracking-console/ui';
import { DataTable, Segmented, useDayFormat } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { transferColumns, transferSummary } from '../../components/transferColumns.tsx';
import { useEmptyList } from '../../components/useEmptyList.tsx';
import { readOpenOrder } from '../../model/orderNumber.ts';
import { needsSecondStep } from '../../model/useLegacyData.ts';
import { usePagination } from '../../model/usePagination.ts';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import { ReviewDrawer } from './ReviewDrawer.tsx';
import styles from './review.module.css';

const SHOWN = TRANSFER_STATUSES.filter((status) => status !== 'AwaitingTransfer');

/** What waits for a review first; the address may name another status. */
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
  const [state, refetch] = usePayData('GetOfflineReviews', { Status: status, Page: page });
  const loaded = state.phase === 'loaded' ? state : undefined;
  const pagination = usePagination(loaded?.page?.TotalCount, TRANSFER_PAGE_SIZE);
  const open = readOpenOrder(address);
  const addressOf = ({ OrderNo }: ReviewRow) => withParameter(address, 'order', OrderNo);
  const title = status === 'UnderReview' ? t('review.empty') : t('lists.transfers.empty');
  const empty = useEmptyList(state.phase === 'failed', refetch, { kind: 'nothing', title });
  const close = () => setAddress(withParameter(address, 'order', ''), { replace: true });
  if (needsSecondStep(state)) return <SecondStepNeeded onRetry={refetch} />;
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
            ...transferColumns<ReviewRow>({ t, language, day }),
            { key: 'customer', title: t('review.customer'), priority: 2, cell: ({ Email }) => Email },
          ]}
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
      {open && <ReviewDrawer key={open} orderNo={open} onDecided={refetch} onClose={close} />}
    </div>
  );
}
