import { formatEstimate } from '@tracking-console/contract/estimatedDelivery';
import type { EstimatedDelivery } from '@tracking-console/contract/trackInfo';
import { useRoot } from '../root/RootContext.ts';
import { expectedDayFormat } from './formatTime.ts';

/** The days a shipment is expected on, as text; the same wherever they stand. */
export function useExpectedDays() {
  const { language, dateFormat = 'language' } = useRoot();
  return (estimate: Pick<EstimatedDelivery, 'from' | 'to'>) =>
    formatEstimate(estimate, new Date().getFullYear(), (withYear) => expectedDayFormat(language, withYear, dateFormat));
}
