export {
  combineReducers,
  configureStore,
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} from '@reduxjs/toolkit';
