import { endQueries, type Platform } from '@tracking-console/platform';
import { newsSaga } from './features/shipments/freshness/newsSaga.ts';
import { shipmentsApi } from './features/shipments/shipmentsApi.ts';
import { shipmentsReducer } from './features/shipments/shipmentsSlice.ts';
import { settingsSaga } from './settings/settingsSaga.ts';
import { settingsReducer } from './settings/settingsSlice.ts';

/** What this console keeps in the store. */
export const SHIPMENTS = {
  reducers: { [shipmentsApi.reducerPath]: shipmentsApi.reducer, buyerShipments: shipmentsReducer },
  middleware: shipmentsApi.middleware,
};

export const SETTINGS = { reducers: { buyerSettings: settingsReducer } };

/** What this console adds to the page's store while it is mounted; answers with how to take it out again. */
export function addFeatures({ addFeature, store }: Pick<Platform, 'addFeature' | 'store'>) {
  const removals = [
    addFeature({ ...SETTINGS, sagas: [settingsSaga] }),
    addFeature({ ...SHIPMENTS, sagas: [newsSaga] }),
  ];
  return async () => {
    await endQueries(store, shipmentsApi);
    for (const remove of removals.toReversed()) remove();
  };
}
