import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { takeEvery, takeLeading } from 'redux-saga/effects';
import { call, put, select } from '../store/effects.ts';
import { guarded } from '../store/guarded.ts';
import { service } from '../store/services.ts';
import { policyAccepted, policyPending, userLoaded } from '../user/userSlice.ts';

/** Version 0 means that it is not known yet, and then nothing can be confirmed. */
const slice = createSlice({
  name: 'privacy',
  initialState: { version: 0, sending: false },
  reducers: {
    versionLoaded: (state, { payload }: PayloadAction<number>) => {
      state.version = payload;
    },
    acceptanceSent: (state) => {
      state.sending = true;
    },
    acceptanceAnswered: (state) => {
      state.sending = false;
    },
  },
});

export const privacyReducer = slice.reducer;
const { versionLoaded, acceptanceSent, acceptanceAnswered } = slice.actions;

export interface WithPrivacy {
  privacy: ReturnType<typeof privacyReducer>;
}

export const selectPrivacy = (state: WithPrivacy) => state.privacy;

/** The user accepted the version of the policy that is shown. */
export const policyConfirmed = createAction('privacy/policyConfirmed');

export function* privacySaga() {
  yield takeEvery([userLoaded, policyPending], guarded(fetchVersion));
  yield takeLeading(policyConfirmed, guarded(acceptPolicy));
}

/** A failure is silent: the dialog stays, its button disabled. */
export function* fetchVersion(event: { type: string; payload?: { policyUpdateNeeded?: boolean } | undefined }) {
  if (userLoaded.match(event) && !event.payload.policyUpdateNeeded) return;
  const calls = yield* service('calls');
  const [error, data] = yield* call(() =>
    calls.newUser<{ version: number }>('/v1/get-privacy-agreement', {}, { silent: true }),
  );
  if (!error && Number.isInteger(data?.version)) yield* put(versionLoaded(data.version));
}

/** An error changes nothing: the call has shown it and the dialog stays. */
export function* acceptPolicy() {
  const { version } = yield* select(selectPrivacy);
  if (version === 0) return;
  yield* put(acceptanceSent());
  const calls = yield* service('calls');
  const [error] = yield* call(() =>
    calls.newUser('/v1/update-privacy-agreement', { privacyAgreementVersion: version }),
  );
  yield* put(acceptanceAnswered());
  if (!error) yield* put(policyAccepted());
}
