import { take } from 'redux-saga/effects';
import { signInRequired } from '../calls/callEvents.ts';
import { select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { areaCookie } from './areaCookie.ts';
import { selectProfile } from './userSlice.ts';

/** RT-10, ER-1, ER-3: however many calls find the session gone, the browser leaves once. */
export function* redirectToSignIn() {
  yield take(signInRequired);
  const navigation = yield* service('navigation');
  const { signIn } = yield* service('configuration');
  const area = (yield* select(selectProfile))?.area || areaCookie.read() || signIn.defaultArea;
  navigation.leave(`${signIn.base}/${encodeURIComponent(area)}?gb=${encodeURIComponent(navigation.address())}`);
}
