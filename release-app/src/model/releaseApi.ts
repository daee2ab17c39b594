import { createApi } from '@reduxjs/toolkit/query/react';
import { releaseBaseQuery } from './releaseBaseQuery.ts';

/** What the release page knows; it stands in the store while the page is mounted. */
export const releaseApi = createApi({
  reducerPath: 'releasePage',
  baseQuery: releaseBaseQuery,
  tagTypes: ['Channels', 'Releases', 'Modules', 'History', 'Approvals', 'Loads', 'Grants'],
  // Others change the same things: coming to a page asks again.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
