import { createSlice } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { startTestPlatform } from '../testing.ts';

const counter = createSlice({ name: 'counter', initialState: 0, reducers: { counted: (state) => state + 1 } });
const { counted } = counter.actions;

const platform = () => startTestPlatform(() => ({ code: 0, data: null })).platform;

it('adds a feature’s state and sagas, and takes both out again', () => {
  const { store, addFeature } = platform();
  const seen: string[] = [];
  const remove = addFeature({
    reducers: { counter: counter.reducer },
    sagas: [
      function* () {
        yield takeEvery(counted, () => seen.push('counted'));
      } as never,
    ],
  });
  store.dispatch(counted());
  expect(store.getState()).toMatchObject({ counter: 1 });
  remove();
  store.dispatch(counted());
  expect(store.getState()).not.toHaveProperty('counter');
  expect(seen).toEqual(['counted']);
});

it('refuses two features of one name and keeps the first', () => {
  const { store, addFeature } = platform();
  addFeature({ reducers: { counter: counter.reducer } });
  expect(() => addFeature({ reducers: { counter: counter.reducer } })).toThrow('The store already holds "counter"');
  store.dispatch(counted());
  expect(store.getState()).toMatchObject({ counter: 1 });
});
