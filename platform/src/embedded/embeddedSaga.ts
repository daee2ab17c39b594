import { fork, take } from 'redux-saga/effects';
import { userLoaded } from '../user/userSlice.ts';
import { loadCarriers, loadCountry } from './embedded.ts';

/** Loads the provider's scripts once the customer is known. */
export function* embeddedSaga() {
  yield take(userLoaded);
  yield fork(loadCarriers);
  yield fork(loadCountry);
}
