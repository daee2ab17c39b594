import type { ApplicationDefinition } from '@tracking-console/app-kit';
import { noticesSaga } from './features/notifications/noticesSaga.ts';
import { notificationsApi } from './features/notifications/notificationsApi.ts';
import { liveUpdatesSaga } from './model/live/liveUpdatesSaga.ts';
import { settingsSaga } from './model/settings/settingsSaga.ts';
import { settingsReducer } from './model/settings/settingsSlice.ts';
import { shipmentsApi } from './model/shipments/shipmentsApi.ts';
import { shipmentsReducer } from './model/shipments/shipmentsSlice.ts';
import { tasksApi } from './model/tasks/tasksApi.ts';

/** What the console keeps in the page's store while it is mounted. */
export const features: ApplicationDefinition['features'] = [
  { reducers: { buyerSettings: settingsReducer }, sagas: [settingsSaga] },
  { api: shipmentsApi, reducers: { buyerShipments: shipmentsReducer }, sagas: [liveUpdatesSaga] },
  { api: tasksApi },
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
