import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'releases',
  initialState: { ready: null as string | null },
  reducers: {
    /** Loading the page would bring this release. */
    newVersionReady: (state, { payload }: PayloadAction<string>) => {
      state.ready = payload;
    },
    /** The page has what it would get again, e.g. after a rollback. */
    newVersionWithdrawn: (state) => {
      state.ready = null;
    },
  },
});

export const releasesReducer = slice.reducer;
export const { newVersionReady, newVersionWithdrawn } = slice.actions;

export interface WithReleases {
  releases: ReturnType<typeof releasesReducer>;
}

/** The release that the next load of the page brings; null: the one it has. */
export const selectNewVersion = (state: WithReleases) => state.releases.ready;
