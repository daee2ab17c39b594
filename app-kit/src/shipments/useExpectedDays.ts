import type { EstimatedDelivery } from '@tracking-console/contract/api/trackInfo';
import { formatEstimate } from '@tracking-console/contract/shipments/estimatedDelivery';
import { useDayFormat } from '@tracking-console/ui/later';

/** Formats the days a shipment is expected on, the same everywhere. */
export function useExpectedDays() {
  const formatOf = useDayFormat();
  return (estimate: Pick<EstimatedDelivery, 'from' | 'to'>) =>
    formatEstimate(estimate, new Date().getFullYear(), formatOf);
}
