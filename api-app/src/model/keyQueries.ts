import type { KeyList } from '@tracking-console/contract/api/keys';
import { consoleApi } from './consoleApi.ts';

const keyQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<KeyList, void>({
      query: () => ({ root: 'console', path: '/v1/keys/list' }),
      providesTags: ['Keys'],
    }),
  }),
});

export const { useListKeysQuery } = keyQueries;

export const prefetchKeys = () => keyQueries.util.prefetch('listKeys', undefined, {});
