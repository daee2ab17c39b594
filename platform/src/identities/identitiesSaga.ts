import type { Saga } from 'redux-saga';
import { call, race, take, takeEvery, takeLeading } from 'redux-saga/effects';
import { guarded } from '../store/guarded.ts';
import { signedOut } from '../user/events.ts';
import { companyInfoSubmitted, consoleChosen, consoleShown } from './events.ts';
import { submitCompanyInfo } from './submitCompanyInfo.ts';
import { recordSwitch, switchConsole } from './switchConsole.ts';

export function* identitiesSaga() {
  yield takeLeading(consoleChosen, guarded(whileSignedIn(switchConsole)));
  yield takeLeading(companyInfoSubmitted, guarded(whileSignedIn(submitCompanyInfo)));
  yield takeEvery(consoleShown, guarded(recordSwitch));
}

/** Cancels the worker when the user signs out midway. */
function whileSignedIn<Args extends unknown[]>(worker: Saga<Args>): Saga<Args> {
  return function* worksWhileSignedIn(...args: Args) {
    yield race([call(worker, ...args), take(signedOut)]);
  };
}
