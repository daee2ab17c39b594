import type { Action } from '@reduxjs/toolkit';
import { take } from 'redux-saga/effects';
import { EVENTS } from '../analytics/analytics.ts';
import { paths } from '../routing/paths.ts';
import { call, fork, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { loadUser } from '../user/loadUser.ts';
import { hasIdentity, selectProfile, selectUser, userFailed, userLoaded } from '../user/userSlice.ts';
import { consoleChosen, type consoleShown } from './events.ts';
import { companyInfoNeeded } from './identitiesSlice.ts';

const DASHBOARD = { BUYER: paths.buyer.dashboard, API: paths.api.dashboard };

export function* switchConsole({ payload }: ReturnType<typeof consoleChosen>) {
  const navigation = yield* service('navigation');
  let identity = payload;
  let from = navigation.pathname();
  // The frame is shown before the profile is loaded; until then an open identity looks closed.
  while ((yield* select(selectUser)).status === 'loading') {
    const action: Action = yield take([userLoaded, userFailed, consoleChosen]);
    if (!consoleChosen.match(action)) continue;
    identity = action.payload;
    from = navigation.pathname();
  }
  // The user has navigated elsewhere meanwhile.
  if (navigation.pathname() !== from) return;
  // The identities are unknown: the console's page shows that and offers a retry.
  if (!(yield* select(selectProfile))) navigation.go(DASHBOARD[identity]());
  else if (identity === 'BUYER') yield* call(switchToBuyer);
  else yield* call(switchToApi);
}

export function* switchToBuyer() {
  const navigation = yield* service('navigation');
  if (yield* select(hasIdentity('BUYER'))) return navigation.go(DASHBOARD.BUYER());
  const calls = yield* service('calls');
  const [error] = yield* call(() => calls.newUser('/v1/open-buyer-app', {}, { renewsSession: true }));
  if (error) return; // the call has shown it
  yield* call(loadUser);
  navigation.go(DASHBOARD.BUYER());
}

/** The provider needs the company before it opens the identity for the first time. */
export function* switchToApi() {
  const navigation = yield* service('navigation');
  if (yield* select(hasIdentity('API'))) return navigation.go(DASHBOARD.API());
  const analytics = yield* service('analytics');
  analytics.send(EVENTS.apiFirstTime);
  yield* put(companyInfoNeeded());
}

/** Nothing waits for this call, and its failure changes nothing. */
export function* recordSwitch({ payload: app }: ReturnType<typeof consoleShown>) {
  const calls = yield* service('calls');
  yield* fork(() => calls.newUser('/v1/switch-app', { app }, { silent: true, keepalive: true }));
}
