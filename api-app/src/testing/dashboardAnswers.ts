import type {
  DashboardCarriers,
  DashboardSeries,
  ReadSeries,
  Series,
} from '@tracking-console/contract/api/apiDashboard';
import { success } from './startConsole.ts';

const TIMES = ['2026-03-04T08:00:00.000Z', '2026-03-04T09:00:00.000Z'];

const line = (name: string, values: number[], total = values.reduce((sum, value) => sum + value, 0)): Series => ({
  name,
  label: null,
  values,
  total,
});

/** Of everything, and of the groups of `group`. */
type Figures = Record<string, Partial<Record<ReadSeries['metric'], number[]>>>;

/** Answers as the server does: a metric at a time, percentiles not added up. */
export const seriesAnswer = (figures: Figures) => (body: unknown) => {
  const { metric, group_by: group } = body as ReadSeries; // what the console sends
  const names = group ? Object.keys(figures).filter((name) => name !== 'all') : ['all'];
  const series = names.map((name) => {
    const values = figures[name]?.[metric] ?? [0, 0];
    return metric === 'p50' || metric === 'p95' ? line(name, values, values[0]) : line(name, values);
  });
  return success({ metric, step: 'hour', times: TIMES, series } satisfies DashboardSeries);
};

export const carriersAnswer = (changes: Partial<DashboardCarriers> = {}) =>
  success({ carriers: [], exceptions: [], ...changes } satisfies DashboardCarriers);

/** Every figure of the page, without calls. */
export const noFigures = {
  '/console-api/v1/dashboard/series': seriesAnswer({ all: {} }),
  '/console-api/v1/dashboard/carriers': carriersAnswer(),
  '/console-api/v1/keys/list': success({ keys: [], limit: 10 }),
};
