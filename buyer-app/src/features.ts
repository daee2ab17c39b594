import type { ApplicationDefinition } from '@tracking-console/app-kit';
import { noticesSaga } from './features/notifications/noticesSaga.ts';
import { notificationsApi } from './features/notifications/notificationsApi.ts';
import { accountSaga } from './features/settings/accountSaga.ts';
import { accountReducer } from './features/settings/accountSlice.ts';
import { newsSaga } from './features/shipments/freshness/newsSaga.ts';
import { shipmentsApi } from './features/shipments/shipmentsApi.ts';
import { shipmentsReducer } from './features/shipments/shipmentsSlice.ts';
import { settingsSaga } from './settings/settingsSaga.ts';
import { settingsReducer } from './settings/settingsSlice.ts';

/** What the console keeps in the page's store while it is mounted. */
export const features: ApplicationDefinition['features'] = [
  { reducers: { buyerSettings: settingsReducer }, sagas: [settingsSaga] },
  { api: shipmentsApi, reducers: { buyerShipments: shipmentsReducer }, sagas: [newsSaga] },
  { reducers: { buyerAccount: accountReducer }, sagas: [accountSaga] },
  { api: notificationsApi, sagas: [noticesSaga] },
];

/** Without sagas: on the server nothing happens. */
export const SERVER_FEATURES = [
  { reducers: { buyerSettings: settingsReducer } },
  {
    reducers: { [shipmentsApi.reducerPath]: shipmentsApi.reducer, buyerShipments: shipmentsReducer },
    middleware: shipmentsApi.middleware,
  },
];
