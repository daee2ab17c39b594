import type { ConsoleStore } from './createConsoleStore.ts';

/**
 * Fetches what a page will show, before it is rendered; what is fetched already is not fetched again. Fetches nothing
 * for a console that was left before its page's file loaded.
 * @param queries thunks of the api's `prefetch`
 */
export function beginQueries(store: ConsoleStore, api: { reducerPath: string }, queries: readonly object[]): void {
  if (!(api.reducerPath in (store.getState() as object))) return; // combined of reducers
  for (const query of queries) store.dispatch(query as never); // a thunk, which the store's type does not know
}
