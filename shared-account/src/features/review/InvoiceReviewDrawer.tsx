import { Button } from '@tracking-console/ui';
import { useState } from 'react';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
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
  const query = useInvoiceReviewQuery(id);
  const [asked, setAsked] = useState<{ decision: 'Issued' | 'Rejected'; invoice: ReviewedInvoiceWithDecisions }>();
  return (
    <>
      <DetailDrawer
        title={query.currentData?.title ?? t('column.invoice')}
        query={query}
        actions={<PrintButton />}
        buttons={(invoice) =>
          invoice.status === 'Requested' && (
            <>
              <Button kind="primary" onClick={() => setAsked({ decision: 'Issued', invoice })}>
                {t('review.issue')}
              </Button>
              <Button onClick={() => setAsked({ decision: 'Rejected', invoice })}>{t('review.reject')}</Button>
            </>
          )
        }
        onClose={onClose}
      >
        {(invoice) => <InvoiceFacts invoice={invoice} />}
      </DetailDrawer>
      {asked && (
        <InvoiceDecisionDialog {...asked} onDecided={() => setAsked(undefined)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
