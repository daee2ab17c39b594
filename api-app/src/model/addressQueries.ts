import type { AddressList } from '@tracking-console/contract/notifications/rules';
import { consoleApi } from './consoleApi.ts';
import { messageCall } from './messageCall.ts';

/** The addresses an account may notify. */
const addressQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query<AddressList, void>({
      query: () => messageCall('GetAddresses', {}),
      providesTags: ['Addresses'],
    }),
  }),
});

export const { useListAddressesQuery } = addressQueries;
