import { Banner, Button, TextLink } from '@tracking-console/ui';
import { Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { TransferEvents } from '../../components/TransferEvents.tsx';
import { TransferFacts } from '../../components/TransferFacts.tsx';
import { useTransferReviewQuery } from '../../model/transferQueries.ts';
import type { ReviewedTransferWithHistory } from '../../model/transfers.ts';
import { useText } from '../../useText.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

interface ReviewDrawerProps {
  orderNo: string;
  /** The address of another order's review. */
  hrefOf: (orderNo: string) => string;
  onClose: () => void;
}

/** One transfer with its receipts, and the decision about it. */
export function ReviewDrawer({ orderNo, hrefOf, onClose }: ReviewDrawerProps) {
  const t = useText();
  const query = useTransferReviewQuery(orderNo);
  const [asked, setAsked] = useState<{ decision: 'Confirmed' | 'Rejected'; transfer: ReviewedTransferWithHistory }>();
  return (
    <>
      <DetailDrawer
        title={`${t('column.orderNo')} ${orderNo}`}
        query={query}
        actions={<PrintButton />}
        buttons={(transfer) =>
          transfer.status === 'UnderReview' && (
            <>
              <Button onClick={() => setAsked({ decision: 'Rejected', transfer })}>{t('review.reject')}</Button>
              <Button kind="primary" onClick={() => setAsked({ decision: 'Confirmed', transfer })}>
                {t('review.confirm')}
              </Button>
            </>
          )
        }
        onClose={onClose}
      >
        {(transfer) => (
          <Stack>
            {/* First: it is seen before the payment is confirmed. */}
            {transfer.mayBeSameAs.length > 0 && (
              <Banner
                kind="warning"
                text={t('review.samePayment')}
                actions={transfer.mayBeSameAs.map((other) => (
                  <TextLink key={other} href={hrefOf(other)} external>
                    {other}
                  </TextLink>
                ))}
              />
            )}
            <TransferFacts transfer={transfer} customer={transfer.email}>
              <TransferEvents events={transfer.events} />
            </TransferFacts>
          </Stack>
        )}
      </DetailDrawer>
      {asked && <DecisionDialog {...asked} onDecided={() => setAsked(undefined)} onClose={() => setAsked(undefined)} />}
    </>
  );
}
