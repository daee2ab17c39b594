import { call, put, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { sessionEnding, sessionKept, signedOut } from './events.ts';
import { selectProfile } from './userSlice.ts';

/** Ends the session and goes to the sign-in site in the customer's language; on an error the page stays. */
export function* signOut() {
  const calls = yield* service('calls');
  yield* put(sessionEnding());
  const [error] = yield* call(() => calls.newUser('/v1/sign-out'));
  if (error) return yield* put(sessionKept()); // the call has shown it
  yield* put(signedOut());
  (yield* service('drafts')).forgetAll();
  const navigation = yield* service('navigation');
  const { signIn } = yield* service('configuration');
  const i18n = yield* service('i18n');
  const language = (yield* select(selectProfile))?.language || i18n.language;
  navigation.leave(`${signIn.base}/${language}?gb=${encodeURIComponent(navigation.address())}`);
}
