import type { ApiLogDetail, ApiLogList } from '@tracking-console/contract/api/apiLogs';
import type { CallRequest } from '@tracking-console/platform';
import { consoleApi } from '../../model/consoleApi.ts';
import { type LogFilter, toListLogs } from './logAddress.ts';

/** Silent, as the page itself shows what could not be fetched. */
const call = (name: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/logs/${name}`,
  body,
  silent: true,
});

const logQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    /** A period of the filter ends when a page is fetched. */
    listLogs: build.infiniteQuery<ApiLogList, LogFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam: cursor }) => call('list', { ...toListLogs(queryArg), ...(cursor && { cursor }) }),
    }),
    log: build.query<ApiLogDetail, string>({ query: (id) => call('get', { id }) }),
  }),
});

export const { useListLogsInfiniteQuery, useLogQuery } = logQueries;
