import type { UnknownAction } from '@reduxjs/toolkit';
import type { ConsoleStore } from './createConsoleStore.ts';

type Running = PromiseLike<unknown> & { abort: () => void };

/** As much of an RTK Query API as ends it. */
interface QueryApi {
  util: {
    getRunningQueriesThunk: () => unknown;
    resetApiState: () => UnknownAction;
  };
}

/** Before an API is removed from the store: pending requests are aborted, and the customer's data is removed. */
export async function endQueries(store: ConsoleStore, { util }: QueryApi): Promise<void> {
  // A thunk, which returns them.
  const running = store.dispatch(util.getRunningQueriesThunk() as never) as readonly Running[];
  for (const query of running) query.abort();
  await Promise.allSettled(running);
  store.dispatch(util.resetApiState());
}
