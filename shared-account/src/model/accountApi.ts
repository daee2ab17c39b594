import { createApi } from '@reduxjs/toolkit/query/react';
import { callBaseQueryOf } from '@tracking-console/platform';

/** The data of the account's pages, the same for both consoles. It is in the store while a page is mounted. */
export const accountApi = createApi({
  reducerPath: 'account',
  baseQuery: callBaseQueryOf(),
  refetchOnMountOrArgChange: true,
  /**
   * Orders: with their transfers, invoices and quota. Security: ways to sign in, sessions, keys and where they are valid,
   * and the log of all that. Profile: the company; the profile itself is the whole page's. Export: of all the customer's data.
   */
  tagTypes: ['Orders', 'Security', 'Profile', 'Export'],
  endpoints: () => ({}),
});
