import type { Action } from '@reduxjs/toolkit';
import { fork, take, takeEvery } from 'redux-saga/effects';
import { afterFirstPaint } from '../applications/firstPaint.ts';
import { callFailed } from '../calls/callEvents.ts';
import { consoleShown } from '../identities/events.ts';
import { consoleOf } from '../routing/consoleOf.ts';
import { call, select } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { signedOut } from '../user/events.ts';
import { hasIdentity, selectProfile, userLoaded } from '../user/userSlice.ts';
import { listenForErrors } from './earlyErrors.ts';

/** Listens to actions that are dispatched anyway; nothing waits for it. */
export function* reportingSaga() {
  const { reporting } = yield* service('configuration');
  if (!reporting) return;
  yield takeEvery(callFailed, guarded(reportFailedCall));
  yield takeEvery(userLoaded, guarded(identifyCustomer));
  yield takeEvery(signedOut, guarded(forgetCustomer));
  yield fork(guarded(reportUnauthorized));
  yield fork(guarded(startReporting));
}

export function* startReporting() {
  const reporter = yield* service('reporter');
  const stopListening = listenForErrors(window, reporter.exception);
  yield* call(afterFirstPaint);
  yield* call(reporter.start);
  stopListening();
}

function* reportFailedCall({ payload }: ReturnType<typeof callFailed>) {
  const { error, url, duration, requestData } = payload;
  const { code, message, kind, status, data: responseData } = error;
  (yield* service('reporter')).report({
    type: 'ApiRequestErrorCaptured',
    message: `ApiRequestErrorCaptured ${url} ${status ?? code}`,
    data: {
      url,
      requestData,
      responseData: { status, code, message, data: responseData },
      duration: Math.round(duration),
      ...((kind === 'exception' || kind === 'late') && { errorInfo: message }),
    },
  });
}

function* identifyCustomer({ payload: { profile } }: ReturnType<typeof userLoaded>) {
  (yield* service('reporter')).identify(profile.gid);
}

function* forgetCustomer() {
  (yield* service('reporter')).identify(null);
}

/** Reports once per visit to a console that is not the customer's. */
export function* reportUnauthorized() {
  const navigation = yield* service('navigation');
  const reporter = yield* service('reporter');
  let reported = false;
  while (true) {
    const action: Action = yield take([userLoaded, consoleShown]);
    const pathname = navigation.pathname();
    const identity = consoleShown.match(action) ? action.payload : consoleOf(pathname);
    const loaded = (yield* select(selectProfile)) !== null;
    const refused = loaded && identity !== null && !(yield* select(hasIdentity(identity)));
    if (refused && !reported) {
      reporter.report({
        type: 'UnauthorizedPage',
        message: `UnauthorizedPage ${identity}`,
        data: { identity, path: pathname },
      });
    }
    reported = refused;
  }
}
