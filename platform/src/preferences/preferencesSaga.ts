import { takeEvery } from 'redux-saga/effects';
import { select } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { rememberPreferences, selectPreferences, sidebarToggled, themeChosen } from './preferencesSlice.ts';

export function* preferencesSaga() {
  yield takeEvery([themeChosen, sidebarToggled], guarded(remember));
}

function* remember() {
  rememberPreferences(yield* select(selectPreferences));
}
