import type { DataMode } from '@tracking-console/contract/keyConstants';
import { dataModeShown } from '@tracking-console/platform';

/** `?mode=test`: test data. */
export const readDataMode = (address: URLSearchParams): DataMode => (address.get('mode') === 'test' ? 'test' : 'live');

/** Comes before a page's first queries. */
export const showDataMode = (address: URLSearchParams) => dataModeShown(readDataMode(address));
