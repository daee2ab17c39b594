import { fork, take } from 'redux-saga/effects';
import { userLoaded } from '../user/userSlice.ts';
import { loadCarriers, loadCountry } from './embedded.ts';

/** CA-6: the provider's scripts, once there is a customer to show them to. */
export function* embeddedSaga() {
  yield take(userLoaded);
  yield fork(loadCarriers);
  yield fork(loadCountry);
}
