import { createAction, createSlice } from '@reduxjs/toolkit';
import { type EventChannel, eventChannel } from 'redux-saga';
import { delay, fork, race, take, takeEvery } from 'redux-saga/effects';
import { callsSlow } from '../calls/callEvents.ts';
import { call, put } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';

/** In ms. A connection that comes and goes counts as lost until it has held this long. */
export const STEADY_MS = 3_000;

const slice = createSlice({
  name: 'connection',
  initialState: { isOffline: false, isSlow: false },
  reducers: {
    connectionLost: (state) => {
      state.isOffline = true;
    },
    connectionRestored: (state) => {
      state.isOffline = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(callsSlow, (state, { payload }) => {
      state.isSlow = payload;
    }),
});

export const connectionReducer = slice.reducer;
export const { connectionLost, connectionRestored } = slice.actions;

export interface WithConnection {
  connection: ReturnType<typeof connectionReducer>;
}

export const selectConnection = (state: WithConnection) => state.connection;

/** The customer no longer waits for the calls that take long. */
export const slowCallsCanceled = createAction('connection/slowCallsCanceled');

export function* connectionSaga() {
  yield takeEvery(slowCallsCanceled, guarded(cancelSlowCalls));
  yield fork(guarded(watchConnection));
}

function* cancelSlowCalls() {
  (yield* service('calls')).cancelSlow();
}

function* watchConnection() {
  const changes = eventChannel<true>((emit) => {
    const changed = () => emit(true);
    addEventListener('online', changed);
    addEventListener('offline', changed);
    return () => {
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
    };
  });
  try {
    while (true) {
      while (navigator.onLine) yield take(changes);
      yield* put(connectionLost());
      yield* call(untilSteady, changes);
      yield* put(connectionRestored());
    }
  } finally {
    changes.close();
  }
}

function* untilSteady(changes: EventChannel<true>) {
  let hasHeld = false;
  while (!hasHeld) {
    const { changed } = (yield race({ changed: take(changes), held: delay(STEADY_MS) })) as { changed?: true };
    hasHeld = !changed && navigator.onLine;
  }
}
