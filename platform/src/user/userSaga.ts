import { PSEUDO_LANGUAGE } from '@tracking-console/contract/values/languages';
import { buffers, eventChannel } from 'redux-saga';
import { take, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { callFailed } from '../calls/callEvents.ts';
import { connectionRestored } from '../connection/connection.ts';
import { call, fork, put, select } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { areaCookie } from './areaCookie.ts';
import { profileChanged, retryRequested, shellStarted, signOutRequested } from './events.ts';
import { loadUser } from './loadUser.ts';
import { signOut } from './signOut.ts';
import { languageChosen, selectProfile, selectUser, userLoaded } from './userSlice.ts';

const IDENTITY_NOT_OPEN = -10010301;

export function* userSaga() {
  yield takeLeading(shellStarted, guarded(loadUserOnce));
  yield takeLatest([retryRequested, profileChanged], guarded(loadUser));
  yield takeLeading(connectionRestored, guarded(loadMissingUser));
  yield takeLeading(callFailed, guarded(loadChangedUser));
  yield takeLeading(signOutRequested, guarded(signOut));
  yield takeEvery(userLoaded, guarded(rememberProfile));
  yield takeLatest(languageChosen, guarded(saveLanguage));
  yield* fork(guarded(followProfile));
}

/** Changed in another tab or at another client, it holds here at once. */
function* followProfile() {
  const live = yield* service('live');
  const changes = eventChannel<true>((emit) => live.subscribe('profile', () => emit(true)), buffers.sliding(1));
  try {
    for (;;) {
      yield take(changes);
      if (yield* select(selectProfile)) yield* put(profileChanged());
    }
  } finally {
    changes.close();
  }
}

/** Both the page, before the shell's code is loaded, and the shell start this: one fetch is enough, however it ends. */
function* loadUserOnce() {
  if ((yield* select(selectUser)).status === 'loading') yield* call(loadUser);
}

/** The page was opened without a connection. */
function* loadMissingUser() {
  const { status, profile } = yield* select(selectUser);
  if (status === 'loaded' && profile === null) yield* put(retryRequested());
}

/** An identity was closed elsewhere: the new profile shows that its console is not this customer's any more. */
function* loadChangedUser({ payload: { error } }: ReturnType<typeof callFailed>) {
  if (error.code === IDENTITY_NOT_OPEN) yield* call(loadUser);
}

function* rememberProfile({ payload: { profile } }: ReturnType<typeof userLoaded>) {
  if (profile.area) areaCookie.write(profile.area);
  const i18n = yield* service('i18n');
  if (i18n.language === PSEUDO_LANGUAGE) return; // a layout test, which no profile knows of
  if (profile.language && profile.language !== i18n.language) yield i18n.changeLanguage(profile.language);
}

/** The language is shown at once and saved in the profile; the cookie follows the texts by itself. */
function* saveLanguage({ payload: language }: ReturnType<typeof languageChosen>) {
  const i18n = yield* service('i18n');
  yield i18n.changeLanguage(language);
  const calls = yield* service('calls');
  yield* call(() => calls.newUser('/v1/update-profile', { language })); // the call shows a failure
}
