export {
  combineReducers,
  configureStore,
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
  original,
} from '@reduxjs/toolkit';
