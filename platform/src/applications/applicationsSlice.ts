import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** SA-2, SA-12: where an application is in its life. */
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
  cause?: string;
}

/** The store's mirror of what root-config's runtime does. */
const slice = createSlice({
  name: 'applications',
  initialState: {} as Record<string, ApplicationEvent>,
  reducers: {
    applicationChanged: (state, { payload }: PayloadAction<ApplicationEvent>) => {
      state[payload.name] = payload;
    },
  },
});

export const applicationsReducer = slice.reducer;
export const { applicationChanged } = slice.actions;

export interface WithApplications {
  applications: ReturnType<typeof applicationsReducer>;
}

export const selectApplications = (state: WithApplications) => state.applications;
