import { call, fork, take } from 'redux-saga/effects';
import { afterFirstPaint } from '../applications/firstPaint.ts';
import { userLoaded } from '../user/userSlice.ts';
import { loadCarriers, loadCountry } from './embedded.ts';

/** Loads the provider's scripts once the customer is known. */
export function* embeddedSaga() {
  yield take(userLoaded);
  yield fork(loadCarriers);
  // Rows show carriers; the country is for menus and forms, which a person has to open.
  yield call(afterFirstPaint);
  yield call(loadCountry);
}
