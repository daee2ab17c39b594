import { LoadFailed } from '@tracking-console/app-kit/later';
import { readAirWaybill } from '@tracking-console/contract/air/airWaybillNumber';
import { CopyButton, Skeleton } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { AirDetail } from './AirDetail.tsx';
import { useWaybillQuery } from './airQueries.ts';

/** One waybill; null: closed. */
export function AirDrawer({ awb, onClose }: { awb: string | null; onClose: () => void }) {
  if (awb === null || readAirWaybill(awb).problem !== null) return null;
  return (
    <Drawer open width={760} title={awb} actions={<CopyButton value={awb} label={awb} />} onClose={onClose}>
      <Content awb={awb} />
    </Drawer>
  );
}

function Content({ awb }: { awb: string }) {
  const t = useText();
  const { currentData: waybill, isError, refetch } = useWaybillQuery({ awb });
  if (waybill) return <AirDetail waybill={waybill} />;
  if (isError) return <LoadFailed title={t('air.failed')} onRetry={refetch} />;
  return (
    <div aria-busy="true">
      <Skeleton kind="detail" rows={6} />
    </div>
  );
}
