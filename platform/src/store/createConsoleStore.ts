import { combineReducers, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { createFeatureMiddleware } from './featureMiddleware.ts';
import { guarded } from './guarded.ts';
import type { Services } from './services.ts';

/** What a module adds to the store while it is mounted: reducers by name, middleware (RTK Query's) and sagas. */
export interface Feature {
  reducers?: Record<string, Reducer>;
  middleware?: Middleware;
  sagas?: readonly Saga[];
}

/** Takes a feature out again: its state is dropped and its sagas are cancelled. */
export type RemoveFeature = () => void;

export interface StoreOptions {
  reducers: Record<string, Reducer>;
  /** What sagas find with `getContext` and RTK Query finds as `extra`. */
  services: Services;
}

/** One store for the page. Everything in it is shared, or added by a mounted module and removed with it. */
export function createConsoleStore({ reducers, services }: StoreOptions) {
  const active: Record<string, Reducer> = { ...reducers };
  const features = createFeatureMiddleware();
  const sagas = createSagaMiddleware({ context: services });

  const store = configureStore({
    reducer: combineReducers(active) as Reducer<unknown, UnknownAction>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }).concat(
        features.middleware,
        sagas,
      ),
  });

  const rebuild = () => store.replaceReducer(combineReducers(active) as Reducer<unknown, UnknownAction>);

  function addFeature({ reducers: own = {}, middleware, sagas: roots = [] }: Feature): RemoveFeature {
    const taken = Object.keys(own).find((name) => name in active);
    if (taken) throw new Error(`The store already holds "${taken}": two features cannot share a name.`);
    Object.assign(active, own);
    if (Object.keys(own).length > 0) rebuild();
    const removeMiddleware = middleware && features.add(middleware);
    const tasks = roots.map((saga) => sagas.run(guarded(saga)));
    return () => {
      for (const task of tasks) task.cancel();
      removeMiddleware?.();
      for (const name of Object.keys(own)) delete active[name];
      rebuild();
    };
  }

  return { store, addFeature };
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>['store'];
