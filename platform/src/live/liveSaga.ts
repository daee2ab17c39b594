import { LIVE_STREAM } from '@tracking-console/contract/page/live';
import { type EventChannel, eventChannel } from 'redux-saga';
import { race, take } from 'redux-saga/effects';
import { afterFirstPaint } from '../applications/firstPaint.ts';
import { call, delay, select } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { sessionEnding } from '../user/events.ts';
import { selectProfile, userLoaded } from '../user/userSlice.ts';
import { whilePageLives } from './whilePageLives.ts';

/** A sign-out leaves the page within that time, or has failed. */
const SIGN_OUT_MS = 10_000;
/** After the code failed to load. */
const RETRY_DELAY_MS = 30_000;

/** Connects once the first screen is shown; the connection's code is fetched only then. */
export function* liveSaga() {
  yield* call(afterFirstPaint);
  const gid = yield* call(customer);
  const ends = yield* call(connect, gid);
  try {
    for (;;) yield* call(watchSession, ends);
  } finally {
    ends.close();
  }
}

function* customer() {
  for (;;) {
    const profile = yield* select(selectProfile);
    if (profile) return profile.gid;
    yield take(userLoaded);
  }
}

/** Emits when the server reports that the session has ended. */
function* connect(gid: string) {
  const configuration = yield* service('configuration');
  const { emit: emitChanges } = yield* service('live');
  const connectLive = yield* call(loadConnection);
  const url = (yield* service('calls')).addressOf('console') + LIVE_STREAM;
  return eventChannel<true>((emit) => {
    const start = (cursor: string | null) => {
      if (cursor === null) emitChanges(null);
      return connectLive({ gid, url, cursor, onChanges: emitChanges, onSessionEnd: () => emit(true) });
    };
    return whilePageLives(
      () => start(configuration.live),
      () => start(null),
    );
  });
}

/** A failure is not shown: the page works without live updates, and the code is loaded again. */
function* loadConnection() {
  for (;;) {
    const loaded = yield* call(() => import('./connectLive.ts').catch(() => null));
    if (loaded) return loaded.connectLive;
    yield* delay(RETRY_DELAY_MS);
  }
}

/** When the session is over, the answer leads to the sign-in page as any call's would. */
function* watchSession(ends: EventChannel<true>) {
  const { ending } = yield race({ ended: take(ends), ending: take(sessionEnding) });
  // The code that ends the session in this tab navigates by itself.
  if (ending) return yield* delay(SIGN_OUT_MS);
  const calls = yield* service('calls');
  yield* call(() => calls.newUser('/v1/get-login-user', {}, { silent: true }));
}
