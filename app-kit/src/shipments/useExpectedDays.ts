import { formatEstimate } from '@tracking-console/contract/estimatedDelivery';
import type { EstimatedDelivery } from '@tracking-console/contract/trackInfo';
import { useDayFormat } from '@tracking-console/ui/later';

/** The days a shipment is expected on, as text; the same wherever they stand. */
export function useExpectedDays() {
  const formatOf = useDayFormat();
  return (estimate: Pick<EstimatedDelivery, 'from' | 'to'>) =>
    formatEstimate(estimate, new Date().getFullYear(), formatOf);
}
