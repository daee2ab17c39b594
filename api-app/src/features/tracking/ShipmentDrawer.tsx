import { Button, CopyButton, EmptyState, Skeleton } from '@tracking-console/ui';
import { Drawer } from '@tracking-console/ui/later';
import { SourceNotice } from '../../components/SourceNotice.tsx';
import { useText } from '../../useText.ts';
import { useRefusalWords } from '../../words/useRefusalWords.ts';
import { readShipmentName } from './listAddress.ts';
import { ShipmentDetail } from './ShipmentDetail.tsx';
import { useShipmentQuery } from './trackingQueries.ts';

interface ShipmentDrawerProps {
  /** A shipment's name, from the address; null: closed. */
  shipment: string | null;
  onClose: () => void;
}

/** The API's answer about one shipment, in readable form. */
export function ShipmentDrawer({ shipment, onClose }: ShipmentDrawerProps) {
  const { number } = readShipmentName(shipment ?? '');
  return (
    <Drawer
      open={shipment !== null}
      width={640}
      title={number}
      actions={<CopyButton value={number} label={number} />}
      onClose={onClose}
    >
      <SourceNotice />
      {shipment !== null && <Shipment shipment={shipment} />}
    </Drawer>
  );
}

function Shipment({ shipment }: { shipment: string }) {
  const t = useText();
  const reason = useRefusalWords();
  const { currentData, isError, refetch } = useShipmentQuery(readShipmentName(shipment));
  const [item] = currentData?.accepted ?? [];
  const [refused] = currentData?.rejected ?? [];
  if (item) return <ShipmentDetail item={item} />;
  if (refused)
    return (
      <EmptyState
        kind="nothing"
        title={reason(refused.error)}
        text={t('tracking.detail.code', { code: refused.error.code })}
      />
    );
  if (isError)
    return (
      <EmptyState
        kind="error"
        title={t('tracking.detail.failed')}
        actions={<Button onClick={refetch}>{t('action.retry')}</Button>}
      />
    );
  return (
    <div aria-busy="true">
      <Skeleton kind="detail" rows={6} />
    </div>
  );
}
