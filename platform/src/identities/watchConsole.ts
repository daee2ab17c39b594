import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { buffers, eventChannel } from 'redux-saga';
import { flush, take } from 'redux-saga/effects';
import { afterFrame } from '../applications/afterFrame.ts';
import { consoleOf } from '../routing/consoleOf.ts';
import { call, put } from '../store/effects.ts';
import { service } from '../store/services.ts';
import { consoleShown } from './events.ts';

/**
 * Emits every change of console, by menu, address or back button, once the other console is visible. Changes that
 * happen meanwhile are not lost.
 */
export function* watchConsole() {
  const navigation = yield* service('navigation');
  const here = () => consoleOf(navigation.pathname());
  let shown = here();
  const changes = eventChannel<Identity>((emit) => {
    return navigation.onMoved(() => {
      const now = here();
      if (!now || now === shown) return;
      shown = now;
      emit(now);
    });
  }, buffers.expanding());
  try {
    while (true) {
      const first: Identity = yield take(changes);
      yield* call(afterFrame);
      const more: Identity[] = yield flush(changes);
      for (const identity of [first, ...more]) yield* put(consoleShown(identity));
    }
  } finally {
    changes.close();
  }
}
