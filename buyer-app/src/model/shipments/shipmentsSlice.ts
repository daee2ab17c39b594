import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListQuery } from '../lists/listQuery.ts';
import { shipmentWrites } from './shipmentWrites.ts';

/** What was deleted: at once, or by a task. */
export type Deletion = { kind: 'shipments'; ids: readonly string[] } | { kind: 'task'; id: string; count: number };

interface ShipmentsState {
  /** The list on the screen. */
  shown: ListQuery | null;
  /** What was deleted last and can still be brought back. */
  deleted: Deletion | null;
}

const initialState: ShipmentsState = { shown: null, deleted: null };

const { deleteShipments, restoreShipments, undoDeletion } = shipmentWrites.endpoints;

const slice = createSlice({
  name: 'buyerShipments',
  initialState,
  reducers: {
    listShown: (state, { payload }: PayloadAction<ListQuery>) => ({ ...state, shown: payload }),
    listLeft: (state) => {
      state.shown = null;
    },
    deletionTaskEnded: (state, { payload }: PayloadAction<{ id: string; ok: number }>) => {
      state.deleted = { kind: 'task', id: payload.id, count: payload.ok };
    },
    undoLapsed: (state) => {
      state.deleted = null;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(deleteShipments.matchFulfilled, (state, { payload }) => {
      const ids = payload.TrackInfoIds;
      state.deleted = ids.length > 0 ? { kind: 'shipments', ids } : null;
    });
    build.addMatcher(isAnyOf(restoreShipments.matchPending, undoDeletion.matchPending), (state) => {
      state.deleted = null;
    });
  },
});

export const shipmentsReducer = slice.reducer;
export const { deletionTaskEnded, listShown, listLeft, undoLapsed } = slice.actions;

export interface WithShipments {
  buyerShipments: ShipmentsState;
}

export const selectShown = (state: WithShipments) => state.buyerShipments.shown;
export const selectDeleted = (state: WithShipments) => state.buyerShipments.deleted;
