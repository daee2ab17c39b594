import type { RuleRefusal } from '@tracking-console/contract/notifications/rules';
import type { CallError } from '@tracking-console/platform';

/** The server is still working on other requests of the account. */
export const isBusy = (error: unknown) => (error as Partial<CallError> | undefined)?.status === 429; // of callBaseQueryOf

/** The seconds until a call that came too often can be tried again. */
export const secondsLeft = ({ data }: CallError): number => ((data ?? {}) as RuleRefusal).Seconds ?? 0; // of tooOften

/** The time when it can be tried again, as an ISO instant. */
export const retryTime = (error: CallError) => new Date(Date.now() + secondsLeft(error) * 1000).toISOString();
