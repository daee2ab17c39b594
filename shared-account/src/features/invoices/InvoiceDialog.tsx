import { Skeleton } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useListProfilesQuery } from '../../model/invoiceQueries.ts';
import { useText } from '../../useText.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import type { InvoiceDialogProps } from './invoiceRequest.ts';

/** Asks whom an invoice is for. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const t = useText();
  const { data: profiles, isError, refetch } = useListProfilesQuery();
  const { request } = props;
  const title = 'orderNos' in request ? t('invoices.request') : t('invoices.action.correct');
  if (profiles) return <InvoiceForm {...props} title={title} saved={profiles} />;
  return (
    <Dialog open size="md" title={title} onClose={props.onClose}>
      {isError ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={5} />}
    </Dialog>
  );
}
