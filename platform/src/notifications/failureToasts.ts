import { takeEvery } from 'redux-saga/effects';
import { callFailed } from '../calls/callEvents.ts';
import type { CallError } from '../calls/callTypes.ts';
import { put } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { type Text, toastShown } from './notificationsSlice.ts';

/** A failed call is a toast, unless the caller shows it itself; calls that fail alike share one. */
export function* failureToastsSaga() {
  yield takeEvery(callFailed, guarded(showFailure));
}

function* showFailure({ payload: { error, silent, audience } }: ReturnType<typeof callFailed>) {
  if (silent) return;
  const i18n = yield* service('i18n');
  const text = failureText(error, (key) => i18n.exists(key, { ns: 'platform' }));
  // Several calls that fail alike are one problem.
  const key = `failure ${JSON.stringify(text)}`;
  yield* put(toastShown({ key, type: 'failed', text, ...(audience && { audience }) }));
}

/**
 * The code's own text, else the server's text, else the bare code. An error that did not come from a server is an
 * exception of the browser's or ours, untranslated: it is for the reporter.
 */
export function failureText({ code, message, kind, status }: CallError, exists: (key: string) => boolean): Text {
  // A status comes from the server; without one, it was not reached.
  if (kind === 'exception' && status === undefined) return { key: 'errors.unreachable' };
  if (kind === 'canceled') return { key: 'errors.canceled' };
  if (kind !== 'code') return { key: 'errors.-1' };
  const key = `errors.${code}`;
  if (exists(key)) return { key };
  return message ? { plain: message } : { key: 'errors.unknown', values: { code } };
}
