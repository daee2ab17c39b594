import { saveAnswer, usePlatform } from '@tracking-console/app-kit';
import type { TransferRow } from '@tracking-console/contract/offline';
import { canBecome } from '@tracking-console/contract/offlineConstants';
import { Banner, Button, Skeleton } from '@tracking-console/ui';
import { Drawer, icons } from '@tracking-console/ui/later';
import { useState } from 'react';
import { FailedContent } from '../../components/FailedContent.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { TransferEvents } from '../../components/TransferEvents.tsx';
import { TransferFacts } from '../../components/TransferFacts.tsx';
import styles from '../../components/transfers.module.css';
import { type OrderRefusal, useOrderChange } from '../../model/useOrderChange.ts';
import { usePayData } from '../../model/usePayData.ts';
import { useText } from '../../useText.ts';

interface TransferDrawerProps {
  orderNo: string;
  onSubmit: (transfer: TransferRow) => void;
  onClose: () => void;
}

/** One transfer, and what its customer can do with it. */
export function TransferDrawer({ orderNo, onSubmit, onClose }: TransferDrawerProps) {
  const t = useText();
  const { calls } = usePlatform();
  const call = useOrderChange();
  const [refused, setRefused] = useState<OrderRefusal>();
  const [state, refetch] = usePayData('GetOffline', { OrderNo: orderNo });
  const transfer = state.phase === 'loaded' && !state.isOutdated ? state.data : undefined;
  const withdraw = async () => {
    const outcome = await call('CancelOffline', { OrderNo: orderNo });
    setRefused('refused' in outcome ? outcome.refused : undefined);
    refetch();
  };
  const saveInstructions = async () => {
    const param = { OrderNo: orderNo };
    const extra = { responseType: 'blob' } as const;
    const [, answer] = await calls.legacy<Response>('pay', 'DownloadTransferInstructions', param, extra);
    if (answer) await saveAnswer(answer);
  };
  return (
    <Drawer
      open
      width={560}
      title={`${t('column.orderNo')} ${orderNo}`}
      onClose={onClose}
      footer={
        transfer &&
        transfer.Status !== 'Confirmed' && (
          <div className={styles.actions}>
            {canBecome(transfer.Status, 'AwaitingTransfer') && (
              <Button onClick={withdraw}>{t('offline.withdraw')}</Button>
            )}
            {transfer.MaySubmit && (
              <Button icon={<icons.Download size={16} />} onClick={saveInstructions}>
                {t('offline.instructions')}
              </Button>
            )}
            {transfer.MaySubmit && (
              <Button kind="primary" onClick={() => onSubmit(transfer)}>
                {t('offline.submit')}
              </Button>
            )}
          </div>
        )
      }
    >
      {refused && <Banner kind="error" text={orderRefusalText(t, refused)} />}
      {transfer ? (
        <TransferFacts transfer={transfer}>
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
  );
}
