import { call, delay, race, take } from 'redux-saga/effects';
import { applicationChanged } from './applicationsSlice.ts';
import { whenLoaded } from './whenLoaded.ts';

/** A page of the shell's own (not found, unauthorized) never reports a mounted application. */
const FIRST_SCREEN_TIMEOUT_MS = 5000;

/** Ends when the first screen is rendered, the page has loaded and the browser is idle: background work begins here. */
export function* afterFirstPaint() {
  yield race([take(standsOrFailed), delay(FIRST_SCREEN_TIMEOUT_MS)]);
  yield call(() => new Promise<void>((resolve) => whenLoaded(resolve)));
}

const standsOrFailed = (action: { type: string }) =>
  applicationChanged.match(action) &&
  action.payload.name !== 'shell' &&
  (action.payload.state === 'mounted' || action.payload.state === 'load_failed');
