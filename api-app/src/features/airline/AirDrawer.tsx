import { Awaited, LoadFailed } from '@tracking-console/app-kit/later';
import { CopyButton } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { AirDetail } from './AirDetail.tsx';
import { useWaybillQuery } from './airQueries.ts';

/** One waybill. */
export function AirDrawer({ awb, onClose }: { awb: string; onClose: () => void }) {
  const t = useText();
  const { currentData: waybill, isError, refetch } = useWaybillQuery({ awb });
  return (
    <Drawer open width={760} title={awb} actions={<CopyButton value={awb} label={awb} />} onClose={onClose}>
      <Awaited data={waybill} failed={isError && <LoadFailed title={t('air.failed')} onRetry={refetch} />}>
        {(waybill) => <AirDetail waybill={waybill} />}
      </Awaited>
    </Drawer>
  );
}
