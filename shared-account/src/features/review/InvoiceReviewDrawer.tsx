import { Button, Skeleton } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import styles from '../../components/transfers.module.css';
import { useInvoiceReviewQuery } from '../../model/invoiceQueries.ts';
import type { ReviewedInvoiceWithDecisions } from '../../model/invoices.ts';
import { useText } from '../../useText.ts';
import { InvoiceDecisionDialog } from './InvoiceDecisionDialog.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';

interface InvoiceReviewDrawerProps {
  id: string;
  onClose: () => void;
}

/** One requested invoice with its full content, and the decision about it. */
export function InvoiceReviewDrawer({ id, onClose }: InvoiceReviewDrawerProps) {
  const t = useText();
  const { currentData: invoice, isError, refetch } = useInvoiceReviewQuery(id);
  const [asked, setAsked] = useState<{ decision: 'Issued' | 'Rejected'; invoice: ReviewedInvoiceWithDecisions }>();
  return (
    <>
      <Drawer
        open
        width={560}
        title={invoice?.title ?? t('column.invoice')}
        onClose={onClose}
        actions={<PrintButton />}
        footer={
          invoice?.status === 'Requested' && (
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
        ) : isError ? (
          <FailedContent onRetry={refetch} />
        ) : (
          <div aria-busy="true">
            <Skeleton kind="detail" rows={6} />
          </div>
        )}
      </Drawer>
      {asked && (
        <InvoiceDecisionDialog {...asked} onDecided={() => setAsked(undefined)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
