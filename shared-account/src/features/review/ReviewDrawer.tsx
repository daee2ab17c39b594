import type { ReviewDetail } from '@tracking-console/contract/offline';
import { Banner, Button, Skeleton, TextLink } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { TransferEvents } from '../../components/TransferEvents.tsx';
import { TransferFacts } from '../../components/TransferFacts.tsx';
import styles from '../../components/transfers.module.css';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

interface ReviewDrawerProps {
  orderNo: string;
  /** Of the review of another order. */
  hrefOf: (orderNo: string) => string;
  onDecided: () => void;
  onClose: () => void;
}

/** One transfer with its receipts, and the decision about it. */
export function ReviewDrawer({ orderNo, hrefOf, onDecided, onClose }: ReviewDrawerProps) {
  const t = useText();
  const [state, refetch] = usePayData('GetOfflineReview', { OrderNo: orderNo });
  const [asked, setAsked] = useState<{ decision: 'Confirmed' | 'Rejected'; transfer: ReviewDetail }>();
  const transfer = state.phase === 'loaded' && !state.isOutdated ? state.data : undefined;
  return (
    <>
      <Drawer
        open
        width={560}
        title={`${t('column.orderNo')} ${orderNo}`}
        onClose={onClose}
        actions={<PrintButton />}
        footer={
          transfer?.Status === 'UnderReview' && (
            <div className={styles.actions}>
              <Button onClick={() => setAsked({ decision: 'Rejected', transfer })}>{t('review.reject')}</Button>
              <Button kind="primary" onClick={() => setAsked({ decision: 'Confirmed', transfer })}>
                {t('review.confirm')}
              </Button>
            </div>
          )
        }
      >
        {transfer ? (
          <TransferFacts transfer={transfer} customer={transfer.Email}>
            {transfer.MayBeSameAs.length > 0 && (
              <Banner
                kind="warning"
                text={t('review.samePayment')}
                actions={transfer.MayBeSameAs.map((other) => (
                  <TextLink key={other} href={hrefOf(other)} external>
                    {other}
                  </TextLink>
                ))}
              />
            )}
            <TransferEvents events={transfer.Events} />
          </TransferFacts>
        ) : state.phase === 'failed' ? (
          <FailedContent onRetry={refetch} />
        ) : (
          <div aria-busy="true">
            <Skeleton kind="detail" rows={6} />
          </div>
        )}
      </Drawer>
      {asked && (
        <DecisionDialog
          {...asked}
          onDecided={() => {
            setAsked(undefined);
            refetch();
            onDecided();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
