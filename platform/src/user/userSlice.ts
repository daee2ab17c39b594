import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { retryRequested } from './events.ts';
import type { Profile } from './profile.ts';

export interface UserState {
  status: 'loading' | 'loaded';
  /** null until loaded, and when the profile could not be fetched. */
  profile: Profile | null;
  policyUpdateNeeded: boolean;
  /** The session was refused right after signing in, so the browser is not redirected by itself again. */
  signInRefused: boolean;
  /** Whether an unopened notice waits. */
  hasNewMessage: boolean;
}

const initialState: UserState = {
  status: 'loading',
  profile: null,
  policyUpdateNeeded: false,
  signInRefused: false,
  hasNewMessage: false,
};

const slice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<{ profile: Profile; policyUpdateNeeded: boolean }>) => ({
      ...state,
      ...payload,
      status: 'loaded',
    }),
    userFailed: (state) => {
      state.status = 'loaded';
    },
    policyAccepted: (state) => {
      state.policyUpdateNeeded = false;
    },
    policyPending: (state) => {
      state.policyUpdateNeeded = true;
    },
    signInRefused: (state) => {
      state.signInRefused = true;
    },
    hasNewMessageChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.hasNewMessage = payload;
    },
    languageChosen: (state, { payload }: PayloadAction<string>) => {
      if (state.profile) state.profile.language = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(retryRequested, (state) => {
      state.status = 'loading';
    });
  },
});

export const userReducer = slice.reducer;
export const {
  userLoaded,
  userFailed,
  policyAccepted,
  policyPending,
  signInRefused,
  hasNewMessageChanged,
  languageChosen,
} = slice.actions;

export interface WithUser {
  user: UserState;
}

export const selectUser = (state: WithUser) => state.user;
export const selectProfile = (state: WithUser) => state.user.profile;
/** '' where the account has none. */
export const selectTimeZone = (state: WithUser) => selectProfile(state)?.timeZone ?? '';
export const selectOpenApps = (state: WithUser) => state.user.profile?.openAppList ?? NONE;
const NONE: readonly string[] = [];

/** Whether the customer holds an identity; the wire's spelling of it varies in case. */
export const hasIdentity = (identity: Identity) => (state: WithUser) =>
  selectOpenApps(state).some((app) => app.toUpperCase() === identity);
