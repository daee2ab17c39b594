import type { ApiKey } from '../../model/keyQueries.ts';

/** What is left of a key to recognise it by. */
export const keyMark = ({ prefix, last4 }: Pick<ApiKey, 'prefix' | 'last4'>) => `${prefix}…${last4}`;
