import { createAction } from '@reduxjs/toolkit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import type { CallError } from './callTypes.ts';

export interface CallFailure {
  error: CallError;
  /** Address without query. */
  url: string;
  silent: boolean;
  /** Milliseconds from sending to the failure. */
  duration: number;
  requestData: unknown;
  /** The console that made the call; its notifier shows the failure once the console is shown. */
  audience?: Identity;
}

/** A call failed. Toasts and reports listen to this action. */
export const callFailed = createAction<CallFailure>('calls/failed');

/** A first call takes long; false once none does any more. */
export const callsSlow = createAction<boolean>('calls/slow');

/** The provider no longer knows the session (HTTP 401 or code -6). */
export const signInRequired = createAction('calls/signInRequired');
