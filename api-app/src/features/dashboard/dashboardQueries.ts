import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { DashboardCarriers, DashboardSeries, ReadSeries } from '@tracking-console/contract/api/apiDashboard';
import { DEFAULT_API_SETTINGS } from '@tracking-console/contract/api/apiSettingConstants';
import { type CallError, type CallRequest, type State, selectTimeZone } from '@tracking-console/platform';
import { consoleApi } from '../../model/consoleApi.ts';
import { chosenZone, getSettings, ownZone } from '../../model/settingsQueries.ts';
import { type Group, type Period, rangeOf } from './dashboardPeriod.ts';
import { type Usage, type UsageGroup, usageGroups, usageOf } from './usage.ts';

/** The card itself shows which call failed. */
const call = (name: string, body: object): CallRequest => ({
  root: 'console',
  path: `/v1/dashboard/${name}`,
  body,
  silent: true,
});

type BaseQuery = (request: CallRequest) => PromiseLike<Answer> | Answer;
interface Context {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}
type Answer = { data?: unknown; error?: CallError | undefined };

/** Several metrics of one period, or why one of them is missing. */
async function fetchSeries(
  baseQuery: BaseQuery,
  metrics: readonly ReadSeries['metric'][],
  body: Omit<ReadSeries, 'metric'>,
  { dispatch, getState }: Context,
): Promise<{ data: DashboardSeries[] } | { error: CallError }> {
  const { data: settings = DEFAULT_API_SETTINGS } = await dispatch(
    getSettings.initiate(undefined, { subscribe: false }),
  );
  const wanted = { ...body, zone: chosenZone(settings) || selectTimeZone(getState() as State) || ownZone() };
  const answers = await Promise.all(metrics.map((metric) => baseQuery(call('series', { metric, ...wanted }))));
  const error = answers.find((answer) => answer.error)?.error;
  return error ? { error } : { data: answers.map(({ data }) => data as DashboardSeries) }; // per the contract
}

const USAGE = ['requests', 'errors', 'limited', 'p50', 'p95'] as const;

const dashboardQueries = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    usage: build.query<Usage, Period>({
      async queryFn(period, context, _options, baseQuery) {
        const answer = await fetchSeries(baseQuery, USAGE, rangeOf(period), context);
        return 'error' in answer ? answer : { data: usageOf(answer.data) };
      },
    }),
    usageGroups: build.query<UsageGroup[], { period: Period; group: Group }>({
      async queryFn({ period, group }, context, _options, baseQuery) {
        const answer = await fetchSeries(baseQuery, USAGE, { ...rangeOf(period), group_by: group }, context);
        return 'error' in answer ? answer : { data: usageGroups(answer.data) };
      },
    }),
    /** Registrations and deliveries of the last 30 days. */
    shipmentDays: build.query<DashboardSeries[], void>({
      queryFn: (_none, context, _options, baseQuery) =>
        fetchSeries(baseQuery, ['registrations', 'deliveries'], rangeOf('30d'), context),
    }),
    /** Of the last 30 days. */
    carrierFigures: build.query<DashboardCarriers, void>({ query: () => call('carriers', rangeOf('30d')) }),
  }),
});

export const { useUsageQuery, useUsageGroupsQuery, useShipmentDaysQuery, useCarrierFiguresQuery } = dashboardQueries;
