import { call, delay, guarded, service } from '@tracking-console/platform';
import { buffers, eventChannel } from 'redux-saga';
import { take } from 'redux-saga/effects';
import { untilShown } from '../untilShown.ts';
import { createPendingUpdates, showUpdates } from './showUpdates.ts';

/** Changes that come together are shown together. */
const DEBOUNCE_MS = 300;
/** The pause between refetches, however many changes arrive. */
const REFETCH_INTERVAL_MS = 2_000;

/** Keeps the screen up to date: changes from elsewhere are shown in place, once the page is visible. */
export function* liveUpdatesSaga() {
  const live = yield* service('live');
  const pending = createPendingUpdates();
  const changes = eventChannel<true>(
    (emit) =>
      live.subscribe('shipments', ({ scope, ids }) => {
        if (scope === 'API') return;
        pending.add(ids);
        emit(true);
      }),
    buffers.sliding(1),
  );
  try {
    for (;;) {
      yield take(changes);
      yield* delay(DEBOUNCE_MS);
      yield* untilVisible();
      yield* untilShown();
      yield* call(guarded(showUpdates), pending.take());
      yield* delay(REFETCH_INTERVAL_MS);
    }
  } finally {
    changes.close();
  }
}

function* untilVisible() {
  const changes = eventChannel<Event>((emit) => {
    document.addEventListener('visibilitychange', emit);
    return () => document.removeEventListener('visibilitychange', emit);
  });
  try {
    while (document.visibilityState !== 'visible') yield take(changes);
  } finally {
    changes.close();
  }
}
