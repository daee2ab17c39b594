import { endQueries, type Platform } from '@tracking-console/platform';
import { noticesSaga } from './features/notifications/noticesSaga.ts';
import { notificationsApi } from './features/notifications/notificationsApi.ts';
import { accountSaga } from './features/settings/accountSaga.ts';
import { accountReducer } from './features/settings/accountSlice.ts';
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

const NOTIFICATIONS = {
  reducers: { [notificationsApi.reducerPath]: notificationsApi.reducer },
  middleware: notificationsApi.middleware,
};

export const SETTINGS = { reducers: { buyerSettings: settingsReducer } };

const ACCOUNT = { reducers: { buyerAccount: accountReducer } };

/** What this console adds to the page's store while it is mounted; answers with how to take it out again. */
export function addFeatures({ addFeature, store }: Pick<Platform, 'addFeature' | 'store'>) {
  const removals = [
    addFeature({ ...SETTINGS, sagas: [settingsSaga] }),
    addFeature({ ...SHIPMENTS, sagas: [newsSaga] }),
    addFeature({ ...ACCOUNT, sagas: [accountSaga] }),
    addFeature({ ...NOTIFICATIONS, sagas: [noticesSaga] }),
  ];
  return async () => {
    await endQueries(store, shipmentsApi);
    await endQueries(store, notificationsApi);
    for (const remove of removals.toReversed()) remove();
  };
}
