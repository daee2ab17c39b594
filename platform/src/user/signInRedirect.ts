import type { Action } from '@reduxjs/toolkit';
import { take } from 'redux-saga/effects';
import { signInRequired } from '../calls/callEvents.ts';
import { toastShown } from '../notifications/notificationsSlice.ts';
import { call, delay, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { areaCookie } from './areaCookie.ts';
import { sessionEnding, sessionKept, signedOut, signInChosen } from './events.ts';
import { lastRedirect } from './lastRedirect.ts';
import { selectProfile, signInRefused } from './userSlice.ts';

/** In ms: a page still open by then has been kept by the user at the browser's leave prompt. */
const REDIRECT_TIMEOUT_MS = 10_000;
/** In ms: a session that is refused so soon after the redirect would be refused without end. */
const REFUSED_WITHIN_MS = 60_000;

/** Redirects the browser once, however many calls find the session gone. */
export function* redirectToSignIn() {
  // The redirect of an earlier page in this tab: this one may redirect again after the user has stayed.
  const before = lastRedirect.read();
  for (;;) {
    if ((yield* call(untilRequired)) === 'required') {
      if (Date.now() - before < REFUSED_WITHIN_MS) yield* call(showRefused);
      yield* call(leaveForSignIn);
    }
    yield* delay(REDIRECT_TIMEOUT_MS);
  }
}

/** Until the user decides to try it once more. */
function* showRefused() {
  yield* put(signInRefused());
  // Without a profile the shell's page shows the failure.
  if (yield* select(selectProfile)) yield* put(toastShown({ type: 'failed', text: { key: 'signIn.refused' } }));
  yield take([signInChosen, sessionKept]);
}

function* leaveForSignIn() {
  const navigation = yield* service('navigation');
  const { signIn } = yield* service('configuration');
  const here = new URL(navigation.address());
  // A host that answers the sign-in site's addresses with this page would redirect without end.
  if (here.href.startsWith(`${new URL(signIn.base, here).href}/`)) return;
  const area = (yield* select(selectProfile))?.area || areaCookie.read() || signIn.defaultArea;
  lastRedirect.write(Date.now());
  navigation.leave(`${signIn.base}/${encodeURIComponent(area)}?gb=${encodeURIComponent(navigation.address())}`);
}

/** While the customer ends the session, calls that find it gone do not redirect, unless it is kept. */
function* untilRequired() {
  let required = false;
  let ending = false;
  while (!required || ending) {
    const { type }: Action = yield take([signInRequired, sessionEnding, sessionKept, signedOut]);
    if (type === signedOut.type) return 'signedOut' as const;
    if (type === signInRequired.type) required = true;
    else ending = type === sessionEnding.type;
  }
  return 'required' as const;
}
