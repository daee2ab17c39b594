import type { DashboardSeries, RequestFigures } from '@tracking-console/contract/api/apiDashboard';

/** Of a whole period. */
export interface UsageGroup extends RequestFigures {
  /** Endpoint, id of a key or key of a carrier. */
  name: string;
  label: string | null;
}

export interface Usage {
  totals: RequestFigures;
  step: DashboardSeries['step'];
  points: { time: string; requests: number; errors: number }[];
}

const SAME = 'all';

/** From the series of requests, errors, limited, p50 and p95, in this order. */
export function usageOf(answers: readonly DashboardSeries[]): Usage {
  const [requests, errors] = answers;
  const valueAt = (of: DashboardSeries | undefined, place: number) => of?.series[0]?.values[place] ?? 0;
  return {
    totals: figuresOf(answers, SAME),
    step: requests?.step ?? 'day',
    points: (requests?.times ?? []).map((time, place) => ({
      time,
      requests: valueAt(requests, place),
      errors: valueAt(errors, place),
    })),
  };
}

/** The same five, by groups: those with the most requests first. */
export const usageGroups = (answers: readonly DashboardSeries[]): UsageGroup[] =>
  (answers[0]?.series ?? []).map(({ name, label }) => ({ name, label, ...figuresOf(answers, name) }));

function figuresOf(answers: readonly DashboardSeries[], group: string): RequestFigures {
  const [requests, errors, limited, p50, p95] = answers.map(
    ({ series }) => series.find(({ name }) => name === group)?.total ?? null,
  );
  return { requests: requests ?? 0, errors: errors ?? 0, limited: limited ?? 0, p50: p50 ?? null, p95: p95 ?? null };
}
