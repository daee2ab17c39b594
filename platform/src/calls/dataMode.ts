import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataMode } from '@tracking-console/contract/keyConstants';

const slice = createSlice({
  name: 'dataMode',
  initialState: 'live' as DataMode,
  reducers: { dataModeShown: (_mode, { payload }: PayloadAction<DataMode>) => payload },
});

/** Which of the API's two sets of data the API console shows. Its calls are about that one, also while it is hidden. */
export const dataModeReducer = slice.reducer;
export const { dataModeShown } = slice.actions;

export interface WithDataMode {
  dataMode: DataMode;
}
export const selectDataMode = ({ dataMode }: WithDataMode): DataMode => dataMode;
