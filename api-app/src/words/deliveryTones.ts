import type { DeliveryState } from '@tracking-console/contract/webhookConstants';
import type { Hue } from '@tracking-console/ui/later';

export const DELIVERY_TONES: Record<DeliveryState, Hue> = {
  Waiting: 'amber',
  Sending: 'blue',
  Delivered: 'green',
  Failed: 'red',
};
