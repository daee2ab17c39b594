import type { DeliveryState } from '@tracking-console/contract/api/webhookConstants';
import { StatusBadge } from '@tracking-console/ui';
import type { Hue } from '@tracking-console/ui/later';
import { useText } from '../useText.ts';

export const DELIVERY_TONES: Record<DeliveryState, Hue> = {
  Waiting: 'amber',
  Sending: 'blue',
  Delivered: 'green',
  Failed: 'red',
};

/** The state of a delivery. */
export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  const t = useText();
  return <StatusBadge tone={DELIVERY_TONES[state]}>{t(`deliveries.state.${state}`)}</StatusBadge>;
}
