import { canBecome } from '@tracking-console/contract/orders/offlineConstants';
import { Banner, Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { DetailDrawer } from '../../components/DetailDrawer.tsx';
import { orderRefusalText } from '../../components/orderRefusalText.ts';
import { TransferEvents } from '../../components/TransferEvents.tsx';
import { TransferFacts } from '../../components/TransferFacts.tsx';
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
  const query = useTransferQuery(orderNo);
  const save = useSaveFile();
  const [withdraw, { error }] = useWithdrawTransferMutation();
  const refused = orderRefusalOf(error);
  return (
    <DetailDrawer
      title={`${t('column.orderNo')} ${orderNo}`}
      query={query}
      buttons={(transfer) =>
        transfer.status !== 'Confirmed' && (
          <>
            {canBecome(transfer.status, 'AwaitingTransfer') && (
              <Button onClick={() => withdraw(orderNo)}>{t('offline.withdraw')}</Button>
            )}
            {transfer.maySubmit && (
              <>
                <Button icon={<icons.Download size={16} />} onClick={() => save(FILES.transferInstructions(orderNo))}>
                  {t('offline.instructions')}
                </Button>
                <Button kind="primary" onClick={() => onSubmit(transfer)}>
                  {t('offline.submit')}
                </Button>
              </>
            )}
          </>
        )
      }
      onClose={onClose}
    >
      {(transfer) => (
        <>
          {refused && <Banner kind="error" text={orderRefusalText(t, refused)} />}
          <TransferFacts transfer={transfer}>
            <TransferEvents events={transfer.events} />
          </TransferFacts>
        </>
      )}
    </DetailDrawer>
  );
}
