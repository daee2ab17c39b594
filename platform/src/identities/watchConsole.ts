import { eventChannel } from 'redux-saga';
import { take } from 'redux-saga/effects';
import { consoleOf } from '../routing/consoleOf.ts';
import { put } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { consoleShown } from './events.ts';

/** ID-7: a change of console is one however it came about: menu, address or the back button. */
export function* watchConsole() {
  const navigation = yield* service('navigation');
  const here = () => consoleOf(navigation.pathname());
  const moves = eventChannel<true>((emit) => navigation.onMoved(() => emit(true)));
  let shown = here();
  try {
    while (true) {
      yield take(moves);
      const now = here();
      if (now && now !== shown) yield* put(consoleShown(now));
      shown = now ?? shown;
    }
  } finally {
    moves.close();
  }
}
