import { takeEvery } from 'redux-saga/effects';
import { select } from '../store/effects.ts';
import { rememberPreferences, selectPreferences, sidebarToggled, themeChosen } from './preferencesSlice.ts';

export function* preferencesSaga() {
  yield takeEvery([themeChosen, sidebarToggled], function* () {
    rememberPreferences(yield* select(selectPreferences));
  });
}
