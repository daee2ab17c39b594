import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { APPLICATION_IDENTITIES } from '@tracking-console/contract/page/messages';
import type { Identity } from '@tracking-console/contract/shipments/statuses';

export type ApplicationState =
  | 'created'
  | 'loading'
  | 'load_failed'
  | 'before_mount'
  | 'mounting'
  | 'mounted'
  | 'unmount';

export interface ApplicationEvent {
  name: string;
  state: ApplicationState;
  /** Milliseconds spent in the state before. */
  duration: number;
  /** Of one that is kept alive. */
  visibility?: 'shown' | 'hidden';
  /** Its address now, or when it was left: path, search and hash. */
  leftAt?: string;
  cause?: string;
  /** Why it was removed from the page: too many applications were kept, or too many nodes. */
  evicted?: 'applications' | 'nodes';
}

/** The store's mirror of what root-config's runtime does. */
const slice = createSlice({
  name: 'applications',
  initialState: {} as Record<string, ApplicationEvent>,
  reducers: {
    applicationChanged: (state, { payload }: PayloadAction<ApplicationEvent>) => {
      state[payload.name] = payload;
    },
    /** A switch: what is hidden and what is shown in its place, in one action. */
    applicationsSwitched: (state, { payload }: PayloadAction<readonly ApplicationEvent[]>) => {
      for (const event of payload) state[event.name] = event;
    },
  },
});

export const applicationsReducer = slice.reducer;
export const { applicationChanged, applicationsSwitched } = slice.actions;

export interface WithApplications {
  applications: ReturnType<typeof applicationsReducer>;
}

export const selectApplications = (state: WithApplications) => state.applications;

/** Whether any application is replaced by a failure card. */
export const selectHasFailed = (state: WithApplications) =>
  Object.values(state.applications).some(({ state: now }) => now === 'load_failed');

const isConsole = (wanted: ApplicationState) => (identity: Identity) => (state: WithApplications) =>
  Object.values(state.applications).some(
    ({ name, state: now }) => APPLICATION_IDENTITIES[name] === identity && now === wanted,
  );

/** Whether a console is not rendered yet but already fetches data. */
export const isBeingMounted = isConsole('mounting');

/** Whether a console is mounted, shown or hidden. */
export const isMounted = isConsole('mounted');

/** Whether this absolute address leads back to an application that is kept out of sight, as it was left. */
export const isKeptAt = (address: string) => (state: WithApplications) =>
  Object.values(state.applications).some(
    ({ visibility, state: now, leftAt }) =>
      visibility === 'hidden' && now === 'mounted' && leftAt !== undefined && new URL(leftAt, address).href === address,
  );
