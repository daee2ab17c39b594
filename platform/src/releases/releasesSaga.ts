import { eventChannel } from 'redux-saga';
import { fork, take, takeEvery } from 'redux-saga/effects';
import { afterFrame } from '../applications/afterFrame.ts';
import { selectToasts } from '../notifications/notificationsSlice.ts';
import { call, delay, put, select } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { latestReleaseReceived, newVersionRequested } from './events.ts';
import { newVersionReady, newVersionWithdrawn, selectNewVersion } from './releasesSlice.ts';

/** A page keeps the release it was loaded with; a newer one is offered, and applied with the next navigation. */
export function* releasesSaga() {
  yield takeEvery(latestReleaseReceived, guarded(announceNewVersion));
  yield takeEvery(newVersionRequested, guarded(loadNewVersion));
  yield fork(guarded(loadWithNextMove));
}

function* announceNewVersion({ payload: release }: ReturnType<typeof latestReleaseReceived>) {
  const nextRelease = yield* service('nextRelease');
  yield* put(nextRelease.isWorthLoading(release) ? newVersionReady(release) : newVersionWithdrawn());
}

function* loadNewVersion() {
  const release = yield* select(selectNewVersion);
  if (release !== null) (yield* service('nextRelease')).loadFor(release);
}

/** The address has changed already and the page is loaded there, so guards and analytics of the navigation work as usual. */
function* loadWithNextMove() {
  const navigation = yield* service('navigation');
  const unsaved = yield* service('unsaved');
  const moves = eventChannel<true>((emit) => navigation.onMoved(() => emit(true)));
  let here = navigation.pathname();
  try {
    while (true) {
      yield take(moves);
      if (navigation.pathname() === here) continue;
      here = navigation.pathname();
      if ((yield* select(selectNewVersion)) === null) continue;
      // By then the menu's sheet and the like have closed with the move, and its messages have been sent.
      yield* call(afterFrame);
      yield* delay(0);
      const isSaying = (yield* select(selectToasts)).length > 0;
      if (!unsaved.isAny() && !isSaying) yield* call(loadNewVersion);
    }
  } finally {
    moves.close();
  }
}
