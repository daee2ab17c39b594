import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListQuery } from './list/listQuery.ts';
import { shipmentWrites } from './shipmentWrites.ts';

interface ShipmentsState {
  /** The list on the screen. */
  shown: ListQuery | null;
  /** What was deleted last and can still be brought back. */
  deleted: readonly string[];
}

const initialState: ShipmentsState = { shown: null, deleted: [] };

const { deleteShipments, restoreShipments } = shipmentWrites.endpoints;

const slice = createSlice({
  name: 'buyerShipments',
  initialState,
  reducers: {
    listShown: (state, { payload }: PayloadAction<ListQuery>) => ({ ...state, shown: payload }),
    listLeft: (state) => {
      state.shown = null;
    },
    undoLapsed: (state) => {
      state.deleted = [];
    },
  },
  extraReducers: (build) => {
    build.addMatcher(deleteShipments.matchFulfilled, (state, { payload }) => {
      state.deleted = payload.TrackInfoIds;
    });
    build.addMatcher(restoreShipments.matchPending, (state) => {
      state.deleted = [];
    });
  },
});

export const shipmentsReducer = slice.reducer;
export const { listShown, listLeft, undoLapsed } = slice.actions;

export interface WithShipments {
  buyerShipments: ShipmentsState;
}

export const selectShown = (state: WithShipments) => state.buyerShipments.shown;
export const selectDeleted = (state: WithShipments) => state.buyerShipments.deleted;
