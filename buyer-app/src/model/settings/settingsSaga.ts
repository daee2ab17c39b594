import type { BuyerSettings } from '@tracking-console/contract/shipments/settingConstants';
import { call, fork, guarded, put, select, selectProfile, service } from '@tracking-console/platform';
import { buffers, eventChannel } from 'redux-saga';
import { take, takeEvery, takeLeading } from 'redux-saga/effects';
import { buyerCall } from '../buyerCall.ts';
import { isChangedMeanwhile } from '../edits/changedMeanwhile.ts';
import { untilShown } from '../untilShown.ts';
import { keepEdits, recallEdits } from './keptEdits.ts';
import { recallSettings, rememberSettings } from './rememberedSettings.ts';
import {
  areSettingsKnown,
  selectBases,
  selectDrafts,
  selectSettings,
  settingsDiscarded,
  settingsEdited,
  settingsKept,
  settingsKnown,
  settingsRefused,
  settingsRemembered,
  settingsSaved,
  settingsSubmitted,
  settingsTaken,
  settingsWanted,
  type WithSettings,
} from './settingsSlice.ts';

/** The customer's settings: first those stored in this browser, then the provider's. */
export function* settingsSaga() {
  yield takeLeading(settingsWanted, guarded(askForSettings));
  yield takeEvery(settingsSubmitted, guarded(saveSettings));
  yield takeEvery([settingsKnown, settingsSaved], guarded(remember));
  const profile = yield* select(selectProfile);
  const remembered = profile && recallSettings(profile.gid);
  if (remembered) yield* put(settingsRemembered(remembered));
  yield* call(recall);
  yield takeEvery(
    [settingsKnown, settingsEdited, settingsDiscarded, settingsKept, settingsTaken, settingsSaved],
    guarded(keep),
  );
  yield* fork(guarded(followChangedSettings));
}

/** Saved in another tab, or at another client, they hold here at once. */
function* followChangedSettings() {
  const live = yield* service('live');
  const changes = eventChannel<true>(
    (emit) => live.subscribe('settings', ({ scope }) => scope !== 'API' && emit(true)),
    buffers.sliding(1),
  );
  try {
    for (;;) {
      yield take(changes);
      yield* untilShown();
      if (yield* select(areSettingsKnown)) yield* call(fetchSettings);
    }
  } finally {
    changes.close();
  }
}

export function* askForSettings() {
  if (!(yield* select(areSettingsKnown))) yield* call(fetchSettings);
}

function* fetchSettings() {
  const calls = yield* service('calls');
  // Silent: the defaults work as well, and the settings page shows the failure.
  const request = { ...buyerCall('GetSettings', {}), silent: true };
  const [error, settings] = yield* call(() => calls.send<BuyerSettings>(request));
  if (!error) yield* put(settingsKnown(settings));
}

export function* saveSettings({ payload: { section, values, base } }: ReturnType<typeof settingsSubmitted>) {
  const calls = yield* service('calls');
  const change = { Section: section, Values: { ...values }, ...(base && { Base: { ...base } }) };
  // The section shows what was changed meanwhile.
  const request = { ...buyerCall('SaveSettings', change), silent: isChangedMeanwhile };
  const [error, settings] = yield* call(() => calls.send<BuyerSettings>(request));
  if (isChangedMeanwhile(error)) yield* put(settingsKnown(error.data as BuyerSettings)); // by the contract
  yield* put(error ? settingsRefused(section) : settingsSaved({ section, settings }));
}

/** Restores the unsaved changes of before the page was left. */
function* recall() {
  for (const change of recallEdits(yield* service('drafts'))) yield* put(settingsEdited(change));
}

function* keep() {
  const edits = yield* select((state: WithSettings) => selectDrafts(state));
  keepEdits(yield* service('drafts'), edits, yield* select((state: WithSettings) => selectBases(state)));
}

function* remember() {
  const profile = yield* select(selectProfile);
  const settings = yield* select((state: WithSettings) => selectSettings(state));
  if (profile) rememberSettings(profile.gid, settings);
}
