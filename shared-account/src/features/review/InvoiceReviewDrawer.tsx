import type { InvoiceReviewDetail } from '@tracking-console/contract/invoices';
import { Button, Skeleton } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import styles from '../../components/transfers.module.css';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useText } from '../../useText.ts';
import { InvoiceDecisionDialog } from './InvoiceDecisionDialog.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';

interface InvoiceReviewDrawerProps {
  id: string;
  onDecided: () => void;
  onClose: () => void;
}

/** One requested invoice with all it will say, and the decision about it. */
export function InvoiceReviewDrawer({ id, onDecided, onClose }: InvoiceReviewDrawerProps) {
  const t = useText();
  const [state, refetch] = useInvoiceData('GetInvoiceReview', { Id: id });
  const [asked, setAsked] = useState<{ decision: 'Issued' | 'Rejected'; invoice: InvoiceReviewDetail }>();
  const invoice = state.phase === 'loaded' && !state.isOutdated ? state.data : undefined;
  const refetchAll = () => {
    void refetch();
    onDecided();
  };
  return (
    <>
      <Drawer
        open
        width={560}
        title={invoice?.Title ?? t('column.invoice')}
        onClose={onClose}
        actions={<PrintButton />}
        footer={
          invoice?.Status === 'Requested' && (
            <div className={styles.actions}>
              <Button kind="primary" onClick={() => setAsked({ decision: 'Issued', invoice })}>
                {t('review.issue')}
              </Button>
              <Button onClick={() => setAsked({ decision: 'Rejected', invoice })}>{t('review.reject')}</Button>
            </div>
          )
        }
      >
        {invoice ? (
          <InvoiceFacts invoice={invoice} />
        ) : state.phase === 'failed' ? (
          <FailedContent onRetry={refetch} />
        ) : (
          <div aria-busy="true">
            <Skeleton kind="detail" rows={6} />
          </div>
        )}
      </Drawer>
      {asked && (
        <InvoiceDecisionDialog
          {...asked}
          onRefused={refetchAll}
          onDecided={() => {
            setAsked(undefined);
            refetchAll();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
