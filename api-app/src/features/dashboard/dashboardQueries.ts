import type { DashboardCarriers, DashboardSeries, ReadSeries } from '@tracking-console/contract/apiDashboard';
import type { CallError, CallRequest } from '@tracking-console/platform';
import { consoleApi } from '../../consoleApi.ts';
import { type Group, type Period, rangeOf } from './dashboardPeriod.ts';
import { type Usage, type UsageGroup, usageGroups, usageOf } from './usage.ts';

/** The card says itself what could not be fetched. */
const call = (name: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/dashboard/${name}`,
  body,
  silent: true,
});

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type BaseQuery = (request: CallRequest) => PromiseLike<Answer> | Answer;
type Answer = { data?: unknown; error?: CallError | undefined };

/** Several metrics of one period, or why one of them is missing. */
async function fetchSeries(
  baseQuery: BaseQuery,
  metrics: readonly ReadSeries['metric'][],
  body: Omit<ReadSeries, 'metric'>,
): Promise<{ data: DashboardSeries[] } | { error: CallError }> {
  const wanted = { ...body, zone: zone() };
  const answers = await Promise.all(metrics.map((metric) => baseQuery(call('series', { metric, ...wanted }))));
  const error = answers.find((answer) => answer.error)?.error;
  return error ? { error } : { data: answers.map(({ data }) => data as DashboardSeries) }; // as the contract says
}

const USAGE = ['requests', 'errors', 'limited', 'p50', 'p95'] as const;

const dashboardQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    usage: build.query<Usage, Period>({
      async queryFn(period, _api, _options, baseQuery) {
        const answer = await fetchSeries(baseQuery, USAGE, rangeOf(period));
        return 'error' in answer ? answer : { data: usageOf(answer.data) };
      },
    }),
    usageGroups: build.query<UsageGroup[], { period: Period; group: Group }>({
      async queryFn({ period, group }, _api, _options, baseQuery) {
        const answer = await fetchSeries(baseQuery, USAGE, { ...rangeOf(period), group_by: group });
        return 'error' in answer ? answer : { data: usageGroups(answer.data) };
      },
    }),
    /** Registrations and deliveries of the last 30 days. */
    shipmentDays: build.query<DashboardSeries[], void>({
      queryFn: (_none, _api, _options, baseQuery) =>
        fetchSeries(baseQuery, ['registrations', 'deliveries'], rangeOf('30d')),
    }),
    /** Of the last 30 days. */
    carrierFigures: build.query<DashboardCarriers, void>({ query: () => call('carriers', rangeOf('30d')) }),
  }),
});

export const { useUsageQuery, useUsageGroupsQuery, useShipmentDaysQuery, useCarrierFiguresQuery } = dashboardQueries;
