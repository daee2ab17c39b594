import type { ApiKeyRow, CreatedKey, CreateKey, KeyList, RevokeKey } from '@tracking-console/contract/console';
import { consoleApi } from '../consoleApi.ts';

const keyQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<KeyList, void>({
      query: () => ({ root: 'console', path: '/v1/keys/list' }),
      providesTags: ['Keys'],
    }),
    createKey: build.mutation<CreatedKey, CreateKey>({
      query: (body) => ({ root: 'console', path: '/v1/keys/create', body }),
      invalidatesTags: ['Keys', 'Summary'],
    }),
    revokeKey: build.mutation<ApiKeyRow | null, RevokeKey>({
      query: (body) => ({ root: 'console', path: '/v1/keys/revoke', body }),
      invalidatesTags: ['Keys', 'Summary'],
    }),
  }),
});

export const { useListKeysQuery, useCreateKeyMutation, useRevokeKeyMutation } = keyQueries;

export const prefetchKeys = () => keyQueries.util.prefetch('listKeys', undefined, {});
