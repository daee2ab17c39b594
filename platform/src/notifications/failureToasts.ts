import { takeEvery } from 'redux-saga/effects';
import { callFailed } from '../calls/callEvents.ts';
import type { CallError } from '../calls/callTypes.ts';
import { put } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { type Text, toastShown } from './notificationsSlice.ts';

/** ER-2, ER-4, ER-5: each failed call is one toast, unless the caller shows it itself. */
export function* failureToastsSaga() {
  yield takeEvery(callFailed, guarded(showFailure));
}

function* showFailure({ payload: { error, silent, audience } }: ReturnType<typeof callFailed>) {
  if (silent) return;
  const i18n = yield* service('i18n');
  const text = failureText(error, (key) => i18n.exists(key, { ns: 'platform' }));
  yield* put(toastShown({ type: 'failed', text, ...(audience && { audience }) }));
}

/** The code's own text, else the server's words, else the bare code. */
export function failureText({ code, message, kind }: CallError, exists: (key: string) => boolean): Text {
  if (kind === 'status' || kind === 'late') return { key: 'errors.-1' };
  const key = `errors.${code}`;
  if (kind === 'code' && exists(key)) return { key };
  if (message) return { plain: message };
  return code === -1 ? { key: 'errors.-1' } : { key: 'errors.unknown', values: { code } };
}
