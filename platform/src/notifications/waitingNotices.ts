import { createAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { call, put, select } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { hasNewMessageChanged, selectProfile, userLoaded } from '../user/userSlice.ts';

/** A notification that a browser has shown, and the shipment it is about. */
export interface Notice {
  id: string;
  shipment: string;
}

export const noticesShown = createAction<readonly Notice[]>('notices/shown');
/** The user has read those of one shipment, or all. */
export const noticesOpened = createAction<{ shipment?: string }>('notices/opened');

const NAME = 'tracking-console.notices';
const MAX_WAITING = 200;

/** Unopened notices; all tabs of the browser share them. */
export function* waitingNoticesSaga() {
  yield takeEvery(userLoaded, guarded(announce));
  yield takeEvery(noticesShown, guarded(add));
  yield takeEvery(noticesOpened, guarded(open));
  yield takeEvery(otherTabs(), guarded(announce));
}

function* add({ payload }: ReturnType<typeof noticesShown>) {
  const { owner, waiting } = yield* call(readOwn);
  const known = new Set(waiting.map(({ id }) => id));
  yield* call(keep, owner, [...waiting, ...payload.filter(({ id }) => !known.has(id))].slice(-MAX_WAITING));
}

function* open({ payload: { shipment } }: ReturnType<typeof noticesOpened>) {
  const { owner, waiting } = yield* call(readOwn);
  const left = shipment === undefined ? [] : waiting.filter((notice) => notice.shipment !== shipment);
  yield* call(keep, owner, left);
}

function* keep(owner: string, waiting: readonly Notice[]) {
  write({ owner, waiting });
  yield* put(hasNewMessageChanged(waiting.length > 0));
}

function* announce() {
  const { waiting } = yield* call(readOwn);
  yield* put(hasNewMessageChanged(waiting.length > 0));
}

function* readOwn() {
  const owner = (yield* select(selectProfile))?.gid ?? '';
  const kept = read();
  return { owner, waiting: kept.owner === owner ? kept.waiting : [] };
}

const otherTabs = () =>
  eventChannel<true>((emit) => {
    const listener = ({ key }: StorageEvent) => key === NAME && emit(true);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, buffers.sliding(1));

interface Kept {
  owner: string;
  waiting: readonly Notice[];
}

function read(): Kept {
  const none: Kept = { owner: '', waiting: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? 'null') as Kept | null; // checked here, as anything may have written it
    return typeof kept?.owner === 'string' && Array.isArray(kept.waiting) ? kept : none;
  } catch {
    return none; // storage is denied, or holds something else
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // denied or full: the flag lasts until the first notice is opened
  }
}
