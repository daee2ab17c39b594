import type { ApiKeyRow } from '@tracking-console/contract/keys';

/** What is left of a key to recognise it by. */
export const keyMark = ({ prefix, last4 }: Pick<ApiKeyRow, 'prefix' | 'last4'>) => `${prefix}…${last4}`;
