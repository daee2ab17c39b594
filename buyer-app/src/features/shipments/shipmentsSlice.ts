import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListQuery } from './list/listQuery.ts';
import type { Shipment } from './shipment.ts';
import { shipmentsApi } from './shipmentsApi.ts';
import { shipmentWrites } from './shipmentWrites.ts';

interface ShipmentsState {
  /** The newest change the console knows of; null before it has seen a shipment. */
  newest: string | null;
  /** The list on the screen. */
  shown: ListQuery | null;
  /** What was deleted last and can still be brought back. */
  deleted: readonly string[];
}

const initialState: ShipmentsState = { newest: null, shown: null, deleted: [] };

/** Shipments have changed at the provider: their present rows. */
export const shipmentsChanged = createAction<readonly Shipment[]>('buyer/shipmentsChanged');

const { getShipments, getRecentUpdates, getShipment } = shipmentsApi.endpoints;
const { deleteShipments, restoreShipments } = shipmentWrites.endpoints;

const slice = createSlice({
  name: 'buyerShipments',
  initialState,
  reducers: {
    listShown: (state, { payload }: PayloadAction<ListQuery>) => {
      state.shown = payload;
    },
    listLeft: (state) => {
      state.shown = null;
    },
    undoLapsed: (state) => {
      state.deleted = [];
    },
  },
  extraReducers: (build) => {
    build.addCase(shipmentsChanged, (state, { payload }) => seen(state, payload));
    build.addMatcher(getShipments.matchFulfilled, (state, { payload }) => seen(state, payload.shipments));
    build.addMatcher(getRecentUpdates.matchFulfilled, (state, { payload }) => seen(state, payload));
    build.addMatcher(getShipment.matchFulfilled, (state, { payload }) => seen(state, payload ? [payload] : []));
    build.addMatcher(deleteShipments.matchFulfilled, (state, { payload }) => {
      state.deleted = payload.TrackInfoIds;
    });
    build.addMatcher(restoreShipments.matchPending, (state) => {
      state.deleted = [];
    });
  },
});

function seen(state: { newest: string | null }, shipments: readonly Shipment[]) {
  for (const { changeTime } of shipments)
    if (state.newest === null || Date.parse(changeTime) > Date.parse(state.newest)) state.newest = changeTime;
}

export const shipmentsReducer = slice.reducer;
export const { listShown, listLeft, undoLapsed } = slice.actions;

export interface WithShipments {
  buyerShipments: ShipmentsState;
}

export const selectNewest = (state: WithShipments) => state.buyerShipments.newest;
export const selectShown = (state: WithShipments) => state.buyerShipments.shown;
export const selectDeleted = (state: WithShipments) => state.buyerShipments.deleted;
