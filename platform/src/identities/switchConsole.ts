import { take } from 'redux-saga/effects';
import { EVENTS } from '../analytics/analytics.ts';
import { keptAt } from '../applications/applicationsSlice.ts';
import { paths } from '../routing/paths.ts';
import { call, fork, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { loadUser } from '../user/loadUser.ts';
import { hasIdentity, selectUser, userFailed, userLoaded } from '../user/userSlice.ts';
import type { consoleChosen, consoleShown } from './events.ts';
import { companyInfoNeeded } from './identitiesSlice.ts';

const DASHBOARD = { BUYER: paths.buyer.dashboard, API: paths.api.dashboard };

export function* switchConsole({ payload: identity }: ReturnType<typeof consoleChosen>) {
  const profile = yield* call(awaitProfile);
  // Nobody knows what it holds: the console's page says so and offers another try.
  if (!profile) (yield* service('navigation')).go(DASHBOARD[identity]());
  else if (identity === 'BUYER') yield* call(switchToBuyer);
  else yield* call(switchToApi);
}

/** The frame stands before the profile has come; until then an identity that is open looks like one that is not. */
function* awaitProfile() {
  while ((yield* select(selectUser)).status === 'loading') yield take([userLoaded, userFailed]);
  return (yield* select(selectUser)).profile;
}

/** ID-3: to the dashboard, or to where the console was left when it is still there. */
export function* switchToBuyer() {
  const navigation = yield* service('navigation');
  if (yield* select(hasIdentity('BUYER'))) return navigation.go((yield* select(keptAt('BUYER'))) ?? DASHBOARD.BUYER());
  const calls = yield* service('calls');
  const [error] = yield* call(() => calls.newUser('/v1/open-buyer-app', {}, { renewsSession: true }));
  if (error) return; // the call told the person
  yield* call(loadUser);
  navigation.go(DASHBOARD.BUYER());
}

/** ID-4: the first time, the provider wants to know the company before it opens the identity. */
export function* switchToApi() {
  const navigation = yield* service('navigation');
  if (yield* select(hasIdentity('API'))) return navigation.go((yield* select(keptAt('API'))) ?? DASHBOARD.API());
  const analytics = yield* service('analytics');
  analytics.send(EVENTS.apiFirstTime);
  yield* put(companyInfoNeeded());
}

/** ID-7: recorded without waiting; its failure changes nothing. */
export function* recordSwitch({ payload: app }: ReturnType<typeof consoleShown>) {
  const calls = yield* service('calls');
  yield* fork(() => calls.newUser('/v1/switch-app', { app }, { silent: true, keepalive: true }));
}
