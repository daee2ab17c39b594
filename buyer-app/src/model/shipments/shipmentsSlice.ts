import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskRow } from '@tracking-console/contract/tasks/tasks';
import type { ListQuery } from '../lists/listQuery.ts';
import { tasksApi } from '../tasks/tasksApi.ts';
import { shipmentWrites } from './shipmentWrites.ts';

/** What was deleted or archived: at once, or by a task. */
export type Undoable = { action: 'delete' | 'archive'; count: number } & (
  | { ids: readonly string[] }
  | { task: string }
);

interface ShipmentsState {
  /** The list on the screen. */
  shown: ListQuery | null;
  /** The last deletion or archiving that can still be undone. */
  undoable: Undoable | null;
}

const initialState: ShipmentsState = { shown: null, undoable: null };

const { activateShipments, archiveShipments, deleteShipments, restoreShipments } = shipmentWrites.endpoints;
const { undoTask } = tasksApi.endpoints;

const slice = createSlice({
  name: 'buyerShipments',
  initialState,
  reducers: {
    listShown: (state, { payload }: PayloadAction<ListQuery>) => ({ ...state, shown: payload }),
    listLeft: (state) => {
      state.shown = null;
    },
    undoableTaskEnded: (state, { payload }: PayloadAction<Pick<TaskRow, 'id' | 'ok' | 'action'>>) => {
      const { id: task, ok: count, action } = payload;
      if (action === 'delete' || action === 'archive') state.undoable = { action, count, task };
    },
    undoLapsed: (state) => {
      state.undoable = null;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(deleteShipments.matchFulfilled, (state, { payload: { TrackInfoIds: ids } }) => {
      state.undoable = ids.length > 0 ? { action: 'delete', count: ids.length, ids } : null;
    });
    build.addMatcher(archiveShipments.matchFulfilled, (state, { payload: { TrackInfoIds: ids } }) => {
      state.undoable = ids.length > 0 ? { action: 'archive', count: ids.length, ids } : null;
    });
    build.addMatcher(
      isAnyOf(restoreShipments.matchPending, activateShipments.matchPending, undoTask.matchPending),
      (state) => {
        state.undoable = null;
      },
    );
  },
});

export const shipmentsReducer = slice.reducer;
export const { listShown, listLeft, undoableTaskEnded, undoLapsed } = slice.actions;

export interface WithShipments {
  buyerShipments: ShipmentsState;
}

export const selectShown = (state: WithShipments) => state.buyerShipments.shown;
export const selectUndoable = (state: WithShipments) => state.buyerShipments.undoable;
