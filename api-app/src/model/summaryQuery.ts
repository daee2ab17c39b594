import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { consoleApi } from './consoleApi.ts';

const summaryQuery = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    summary: build.query<DashboardSummary, void>({
      query: () => ({ root: 'console', path: '/v1/dashboard/summary' }),
      providesTags: ['Summary'],
    }),
  }),
});

export const { useSummaryQuery, useLazySummaryQuery } = summaryQuery;

export const prefetchSummary = () => summaryQuery.util.prefetch('summary', undefined, {});
