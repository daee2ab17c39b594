import type { PageInfo, ShipmentRow } from '@tracking-console/contract/shipments';
import { call, delay, guarded, put, select, service } from '@tracking-console/platform';
import { eventChannel } from 'redux-saga';
import { fork, put as putThunk, take, takeLatest } from 'redux-saga/effects';
import { readList, withNews } from '../list/shipmentList.ts';
import { readShipment } from '../shipment.ts';
import { listCall, orderCall, shipmentsApi } from '../shipmentsApi.ts';
import { selectNewest, selectShown, shipmentsChanged } from '../shipmentsSlice.ts';

const EVERY = 15_000;
/** Many tabs that were opened together do not ask together. */
const JITTER = 3000;

/** What is on the screen stays true: asks for changes while somebody can see them, and shows them in place. */
export function* newsSaga() {
  yield takeLatest(shipmentsChanged, guarded(showNews));
  yield fork(guarded(askRepeatedly));
}

function* askRepeatedly() {
  for (;;) {
    yield* delay(EVERY + Math.random() * JITTER);
    yield* untilVisible();
    yield* askForNews();
  }
}

export function* askForNews() {
  const newest = yield* select(selectNewest);
  if (newest === null) return;
  const calls = yield* service('calls');
  const request = { ...orderCall('GetRecentUpdates', { Since: newest }), silent: true };
  const [error, rows] = yield* call(() => calls.send<ShipmentRow[]>(request));
  const changed = error ? [] : rows.map(readShipment).filter(({ changeTime }) => changeTime > newest);
  if (changed.length > 0) yield* put(shipmentsChanged(changed));
}

export function* showNews({ payload: changed }: ReturnType<typeof shipmentsChanged>) {
  const journeys = changed.map(({ id }) => ({ type: 'Shipment' as const, id }));
  yield* put(shipmentsApi.util.invalidateTags(['Overview', ...journeys]));
  const query = yield* select(selectShown);
  if (!query) return;
  const calls = yield* service('calls');
  const request = { ...listCall(query), silent: true };
  const [error, answer] = yield* call(() => calls.send<{ data: ShipmentRow[]; pageInfo: PageInfo }>(request));
  if (error) return;
  const fresh = readList(answer);
  const inPlace = shipmentsApi.util.updateQueryData('getShipments', query, (shown) => withNews(shown, fresh, changed));
  yield putThunk(inPlace as never); // a thunk, which the effect's type does not know
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
