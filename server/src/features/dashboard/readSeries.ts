import type { DashboardSeries, ReadSeries, Series, SeriesMetric } from '@tracking-console/contract/api/apiDashboard';
import { DAY } from '@tracking-console/contract/values/durations';
import type { ApiOwner, Owner } from '../../owner.ts';
import { emptyLatency, percentile } from '../apiLogs/latency.ts';
import type { UsageService, UsageStep } from '../apiLogs/usageService.ts';
import { findCarrier } from '../carriers/carriers.ts';
import type { ApiKeyService } from '../keys/apiKeyService.ts';
import { dateAfter, type Zone, zoneOf } from '../shipments/recentDays.ts';
import type { ShipmentService } from '../shipments/shipmentService.ts';
import { daysOf, type Period, readPeriod, stepsOf } from './dashboardPeriod.ts';

interface Services {
  usage: UsageService;
  apiKeys: ApiKeyService;
  shipments: ShipmentService;
  now: () => Date;
}

/** Groups with a line of their own; the others are added up. */
const MAX_GROUPS = 10;
const ALL = 'all';
const OTHER = 'other';

type CallMetric = Exclude<SeriesMetric, 'registrations' | 'deliveries'>;

/** A metric over time. */
export async function readSeries(services: Services, owner: ApiOwner, asked: ReadSeries): Promise<DashboardSeries> {
  const { metric, group_by: group = 'none' } = asked;
  const now = services.now();
  const period = readPeriod(asked, now);
  const zone = zoneOf(asked.zone, 0);
  if (metric === 'registrations' || metric === 'deliveries')
    return readShipmentDays(services, owner, { metric, period, zone, now });
  const { step, starts } = stepsOf(period, zone);
  const withLatency = metric === 'p50' || metric === 'p95';
  const usage = await services.usage.readSteps(owner, { starts, group, withLatency });
  const labels = group === 'key' ? await readKeyNames(services, owner.gid) : new Map<string, string>();
  const lines = gather(usage, group === 'none' ? ALL : OTHER).map(([name, steps]): Series => {
    const own = Array.from({ length: starts.length - 1 }, (_, place) => steps.filter(({ step }) => step === place));
    return {
      name,
      label: group === 'carrier' ? (findCarrier(Number(name))?.name ?? null) : (labels.get(name) ?? null),
      values: own.map((some) => figureOf(metric, some)),
      total: figureOf(metric, steps),
    };
  });
  return { metric, step, times: starts.slice(0, -1).map((start) => start.toISOString()), series: lines };
}

/** The groups with the most calls, largest first; all others, and calls without a name, are one group. */
function gather(usage: readonly UsageStep[], nameless: string): [string, UsageStep[]][] {
  const groups = new Map<string, UsageStep[]>();
  for (const step of usage) groups.set(step.name, [...(groups.get(step.name) ?? []), step]);
  const rest = groups.get('') ?? [];
  groups.delete('');
  const calls = (steps: UsageStep[]) => steps.reduce((sum, step) => sum + step.calls, 0);
  const largest = [...groups].sort(([, one], [, other]) => calls(other) - calls(one));
  rest.push(...largest.slice(MAX_GROUPS).flatMap(([, steps]) => steps));
  // Without groups there is always a line, even if there were no calls.
  const isShown = rest.length > 0 || nameless === ALL;
  return [...largest.slice(0, MAX_GROUPS), ...(isShown ? [[nameless, rest] as [string, UsageStep[]]] : [])];
}

function figureOf(metric: CallMetric, steps: readonly UsageStep[]): number | null {
  const sum = (name: 'calls' | 'errors' | 'limited' | 'rejected') =>
    steps.reduce((total, step) => total + step[name], 0);
  if (metric === 'requests') return sum('calls');
  if (metric !== 'p50' && metric !== 'p95') return sum(metric);
  const latency = emptyLatency().map((_, place) =>
    steps.reduce((total, step) => total + (step.latency[place] ?? 0), 0),
  );
  return percentile(latency, metric === 'p50' ? 0.5 : 0.95);
}

async function readKeyNames({ apiKeys }: Services, gid: string): Promise<Map<string, string>> {
  const keys = await apiKeys.list(gid);
  return new Map(keys.map(({ id, name }) => [String(id), name]));
}

interface DaysQuery {
  metric: 'registrations' | 'deliveries';
  period: Period;
  zone: Zone;
  now: Date;
}

/** Shipments that were registered, or delivered, on each day. */
async function readShipmentDays({ shipments }: Services, owner: Owner, { metric, period, zone, now }: DaysQuery) {
  const starts = daysOf(period, zone);
  const dates = starts.slice(0, -1).map((start) => dateAfter(0, start, zone));
  const age = Math.ceil((now.getTime() - period.from.getTime()) / DAY) + 1;
  const days = new Map((await shipments.statistics.readDays(owner, age, zone)).map((day) => [day.date, day]));
  const values = dates.map((date) => days.get(date)?.[metric === 'registrations' ? 'added' : 'delivered'] ?? 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return {
    metric,
    step: 'day' as const,
    times: starts.slice(0, -1).map((start) => start.toISOString()),
    series: [{ name: 'all', label: null, values, total }],
  };
}
