import type { CallError } from '@tracking-console/platform';

/** The server is still working on other requests of the account. */
export const isBusy = (error: unknown) => (error as Partial<CallError> | undefined)?.status === 429; // of callBaseQueryOf
