import { CORRECTION_CODES } from '@tracking-console/contract/shipments/correctionConstants';
import { SHARING_CODES } from '@tracking-console/contract/shipments/sharingConstants';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import type { TextKey } from '../useText.ts';
import type { Failure } from './FetchFailed.tsx';

const TEXTS: Readonly<Record<number, TextKey>> = {
  [CORRECTION_CODES.otherExists]: 'shipments.refused.otherExists',
  [CORRECTION_CODES.notFollowed]: 'shipments.stopped.other',
  [CORRECTION_CODES.notAskedYet]: 'shipments.refused.notAskedYet',
  [CORRECTION_CODES.noChangeLeft]: 'shipments.refused.noChangeLeft',
  [CORRECTION_CODES.alreadyFound]: 'shipments.refused.alreadyFound',
  [SHIPMENT_CODES.unknownCarrier]: 'shipments.refused.unknownCarrier',
  [SHIPMENT_CODES.notFound]: 'shipments.detail.unknown',
  [SHARING_CODES.tooMany]: 'shipments.refused.tooManyLinks',
};

/** Why something was not done, as far as the provider returns it. */
export function refusalText(failure: Failure): TextKey {
  return ('code' in failure ? TEXTS[failure.code] : undefined) ?? 'shipments.refused.other';
}
