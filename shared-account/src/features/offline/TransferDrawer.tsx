import { canBecome } from '@tracking-console/contract/orders/offlineConstants';
import { Banner, Button, Skeleton } from '@tracking-console/ui';
import { Drawer, icons } from '@tracking-console/ui/later';
import { FailedContent } from '../../components/FailedContent.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { TransferEvents } from '../../components/TransferEvents.tsx';
import { TransferFacts } from '../../components/TransferFacts.tsx';
import styles from '../../components/transfers.module.css';
import { orderRefusalOf } from '../../model/orderCalls.ts';
import { useTransferQuery, useWithdrawTransferMutation } from '../../model/transferQueries.ts';
import type { Transfer } from '../../model/transfers.ts';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';

interface TransferDrawerProps {
  orderNo: string;
  onSubmit: (transfer: Transfer) => void;
  onClose: () => void;
}

/** One transfer, and its customer's actions. */
export function TransferDrawer({ orderNo, onSubmit, onClose }: TransferDrawerProps) {
  const t = useText();
  const save = useSaveFile();
  const { currentData: transfer, isError, refetch } = useTransferQuery(orderNo);
  const [withdraw, { error }] = useWithdrawTransferMutation();
  const refused = orderRefusalOf(error);
  return (
    <Drawer
      open
      width={560}
      title={`${t('column.orderNo')} ${orderNo}`}
      onClose={onClose}
      footer={
        transfer &&
        transfer.status !== 'Confirmed' && (
          <div className={styles.actions}>
            {canBecome(transfer.status, 'AwaitingTransfer') && (
              <Button onClick={() => withdraw(orderNo)}>{t('offline.withdraw')}</Button>
            )}
            {transfer.maySubmit && (
              <Button icon={<icons.Download size={16} />} onClick={() => save(FILES.transferInstructions(orderNo))}>
                {t('offline.instructions')}
              </Button>
            )}
            {transfer.maySubmit && (
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
          <TransferEvents events={transfer.events} />
        </TransferFacts>
      ) : isError ? (
        <FailedContent onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton kind="detail" rows={6} />
        </div>
      )}
    </Drawer>
  );
}
