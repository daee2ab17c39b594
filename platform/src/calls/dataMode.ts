import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';

/** Of the API's two sets of data. */
interface DataModes {
  /** What the API console's address names, and so its links. */
  chosen: DataMode;
  /** What its calls are about, also while it is hidden: on pages whose data there is once, live data. */
  shown: DataMode;
}

const slice = createSlice({
  name: 'dataMode',
  initialState: { chosen: 'live', shown: 'live' } as DataModes,
  reducers: {
    dataModeChosen: (modes, { payload }: PayloadAction<DataMode>) => ({ ...modes, chosen: payload }),
    dataModeShown: (modes, { payload }: PayloadAction<DataMode>) => ({ ...modes, shown: payload }),
  },
});

export const dataModeReducer = slice.reducer;
export const { dataModeChosen, dataModeShown } = slice.actions;

export interface WithDataMode {
  dataMode: DataModes;
}
export const selectChosenMode = ({ dataMode }: WithDataMode): DataMode => dataMode.chosen;
export const selectDataMode = ({ dataMode }: WithDataMode): DataMode => dataMode.shown;
