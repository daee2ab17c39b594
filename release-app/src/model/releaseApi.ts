import { createApi } from '@reduxjs/toolkit/query/react';
import { releaseBaseQuery } from './releaseBaseQuery.ts';

/** The release page's data; it is in the store while the page is mounted. */
export const releaseApi = createApi({
  reducerPath: 'releasePage',
  baseQuery: releaseBaseQuery,
  tagTypes: ['Channels', 'Releases', 'Modules', 'History', 'Approvals', 'Loads', 'Grants'],
  // Other people change the same data: opening a page refetches.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
