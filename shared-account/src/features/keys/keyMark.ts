import type { ApiKey } from '../../model/keyQueries.ts';

/** The part of a key that identifies it. */
export const keyMark = ({ prefix, last4 }: Pick<ApiKey, 'prefix' | 'last4'>) => `${prefix}…${last4}`;
