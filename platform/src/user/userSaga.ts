import { takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { areaCookie } from './areaCookie.ts';
import { retryRequested, shellStarted, signOutRequested } from './events.ts';
import { loadUser } from './loadUser.ts';
import { signOut } from './signOut.ts';
import { userLoaded } from './userSlice.ts';

export function* userSaga() {
  yield takeLatest([shellStarted, retryRequested], guarded(loadUser));
  yield takeLeading(signOutRequested, guarded(signOut));
  yield takeEvery(userLoaded, guarded(rememberProfile));
}

function* rememberProfile({ payload: { profile } }: ReturnType<typeof userLoaded>) {
  if (profile.area) areaCookie.write(profile.area);
  const i18n = yield* service('i18n');
  if (profile.language && profile.language !== i18n.language) yield i18n.changeLanguage(profile.language);
}
