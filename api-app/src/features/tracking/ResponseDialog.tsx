import { LoadFailed } from '@tracking-console/app-kit/later';
import type { TrackListRow } from '@tracking-console/contract/api/tracking';
import { Button, Skeleton } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useText } from '../../useText.ts';
import { useShipmentQuery } from './trackingQueries.ts';

/** What gettrackinfo answers about a shipment. */
export function ResponseDialog({ row: { number, carrier }, onClose }: { row: TrackListRow; onClose: () => void }) {
  const t = useText();
  const { currentData, isError, refetch } = useShipmentQuery({ number, carrier });
  return (
    <Dialog
      open
      size="lg"
      title={number}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {currentData ? (
        <CodeBlock
          title={t('tracking.detail.response')}
          text={JSON.stringify({ code: 0, data: currentData })}
          empty=""
        />
      ) : isError ? (
        <LoadFailed title={t('tracking.detail.failed')} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="text" rows={6} />
        </div>
      )}
    </Dialog>
  );
}
