import type { EstimatedDelivery } from '@tracking-console/contract/api/trackInfo';
import { useExpectedDays } from './useExpectedDays.ts';

/** When a shipment is expected. They are days of its destination, so no zone of the reader's moves them. */
export function ExpectedDays({ estimate }: { estimate: Pick<EstimatedDelivery, 'from' | 'to'> }) {
  const text = useExpectedDays();
  // The server's way of writing a day may differ from the browser's.
  return <span suppressHydrationWarning>{text(estimate)}</span>;
}
