import type { DashboardSummary } from '@tracking-console/contract/console';
import { consoleApi } from '../../consoleApi.ts';

const dashboardQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    summary: build.query<DashboardSummary, void>({
      query: () => ({ root: 'console', path: '/v1/dashboard/summary' }),
      providesTags: ['Summary'],
    }),
  }),
});

export const { useSummaryQuery } = dashboardQueries;

export const prefetchSummary = () => dashboardQueries.util.prefetch('summary', undefined, {});
