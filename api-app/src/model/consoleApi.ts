import { createApi } from '@reduxjs/toolkit/query/react';
import { callBaseQueryOf } from '@tracking-console/platform';

/** The API console's data. Features add their endpoints to it; it is in the store while the console is mounted. */
export const consoleApi = createApi({
  reducerPath: 'apiConsole',
  baseQuery: callBaseQueryOf('API'),
  tagTypes: [
    'Keys',
    'Summary',
    'Shipments',
    'Webhooks',
    'Deliveries',
    'Logs',
    'Events',
    'Waybills',
    'Rules',
    'Addresses',
    'Notices',
    'Templates',
    'Brand',
    'TemplateVersions',
    'SenderDomain',
  ],
  endpoints: () => ({}),
});
