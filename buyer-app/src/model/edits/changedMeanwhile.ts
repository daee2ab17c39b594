import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { CallError } from '@tracking-console/platform';

/** Whether a save was refused because the same was changed elsewhere. A call whose form shows that is `silent` about it. */
export const isChangedMeanwhile = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === SHIPMENT_CODES.changedMeanwhile;
