import type { Platform } from '@tracking-console/platform';
import { newsSaga } from './features/shipments/freshness/newsSaga.ts';
import { shipmentsApi } from './features/shipments/shipmentsApi.ts';
import { shipmentsReducer } from './features/shipments/shipmentsSlice.ts';

/** What this console adds to the page's store while it is mounted; answers with how to take it out again. */
export function addFeatures({ addFeature, store }: Pick<Platform, 'addFeature' | 'store'>) {
  const remove = addFeature({
    reducers: { [shipmentsApi.reducerPath]: shipmentsApi.reducer, buyerShipments: shipmentsReducer },
    middleware: shipmentsApi.middleware,
    sagas: [newsSaga],
  });
  return () => {
    // Ends what it still waits for; nothing of a customer stays in memory.
    store.dispatch(shipmentsApi.util.resetApiState());
    remove();
  };
}
