import { Skeleton } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { FailedContent } from '../../components/FailedContent.tsx';
import { useInvoiceData } from '../../model/useInvoiceData.ts';
import { useText } from '../../useText.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import type { InvoiceDialogProps } from './invoiceRequest.ts';

/** Asks whom an invoice is for. */
export function InvoiceDialog(props: InvoiceDialogProps) {
  const t = useText();
  const [state, refetch] = useInvoiceData('GetProfiles', {});
  const { request } = props;
  const title = request.call === 'ApplyInvoice' ? t('invoices.request') : t('invoices.action.correct');
  if (state.phase === 'loaded')
    return <InvoiceForm {...props} title={title} saved={state.data.Profiles} onProfiles={refetch} />;
  return (
    <Dialog open size="md" title={title} onClose={props.onClose}>
      {state.phase === 'failed' ? <FailedContent onRetry={refetch} /> : <Skeleton kind="detail" rows={5} />}
    </Dialog>
  );
}
