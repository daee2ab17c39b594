import { useKitText } from '@tracking-console/app-kit';
import { TRACK_ORDERS, type TrackOrder } from '@tracking-console/contract/shipments/shipmentConstants';
import { Select } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { orderColumn, readOrder } from './listAddress.ts';
import { columnTitle } from './shipmentColumns.tsx';

/** The order of the list. */
export function OrderSelect({ address, onChange }: { address: URLSearchParams; onChange: (order: string) => void }) {
  const t = useText();
  const kitText = useKitText();
  const label = (order: TrackOrder) => {
    const { column, ascending } = orderColumn(order);
    return t(ascending ? 'tracking.order.oldest' : 'tracking.order.newest', { time: columnTitle(t)(column) });
  };
  return (
    <Select
      aria-label={kitText('refine.sort')}
      value={readOrder(address)}
      options={TRACK_ORDERS.map((order) => ({ value: order, label: label(order) }))}
      onValueChange={onChange}
    />
  );
}
