import { type Static, Type } from 'typebox';
import { closed, Instant, ZoneName } from '../calls/schema.ts';

/** The figures of the API console's dashboard: `POST /console-api/v1/dashboard/series` and `…/carriers`. */

/** Of the public API's calls; the last two are of shipments. */
export const SERIES_METRICS = [
  'requests',
  'errors',
  'limited',
  'rejected',
  'p50',
  'p95',
  'registrations',
  'deliveries',
] as const;
export type SeriesMetric = (typeof SERIES_METRICS)[number];
export const SERIES_GROUPS = ['none', 'endpoint', 'key', 'carrier'] as const;
export type SeriesGroup = (typeof SERIES_GROUPS)[number];
/** Days a series may cover. */
export const MAX_SERIES_DAYS = 90;

const period = {
  /** Default: a day ago. */
  from: Type.Optional(Instant),
  /** Default: now. */
  to: Type.Optional(Instant),
};

export const ReadSeries = Type.Object(
  {
    metric: Type.Enum(SERIES_METRICS),
    ...period,
    group_by: Type.Optional(Type.Enum(SERIES_GROUPS)),
    /** The zone of the days; UTC by default. */
    zone: Type.Optional(ZoneName),
  },
  closed,
);
export type ReadSeries = Static<typeof ReadSeries>;

export const ReadCarriers = Type.Object(period, closed);
export type ReadCarriers = Static<typeof ReadCarriers>;

export interface Series {
  /** Endpoint, id of a key (0: the console) or key of a carrier; `all` without groups, `other` for those that are small. */
  name: string;
  /** Its name for people, if it has another one. */
  label: string | null;
  /** One for each time; null where there is none, as the latency of no calls. */
  values: (number | null)[];
  /** Of the whole period. */
  total: number | null;
}

export interface DashboardSeries {
  metric: SeriesMetric;
  step: 'hour' | 'day';
  /** When each step begins. */
  times: string[];
  /** The largest first. */
  series: Series[];
}

/** Of what was delivered in the period. */
export interface CarrierFigures {
  carrier: number;
  /** Alpha-2, or empty. */
  destination: string;
  delivered: number;
  /** Days from pickup to delivery. */
  median: number | null;
  p90: number | null;
  /** Share that came by the day the carrier had given; null: it gave none. */
  on_time: number | null;
}

export interface DashboardCarriers {
  carriers: CarrierFigures[];
  /** Shipments with the status Exception, by the country they go to. */
  exceptions: { country: string; count: number }[];
}

/** Requests to the customer's webhooks in the last 24 hours. */
export interface WebhookFigures {
  delivered: number;
  failed: number;
  has_webhook: boolean;
  /** Whether one was delivered at all. */
  has_delivered: boolean;
}

/** Of the last 24 hours. */
export interface RequestFigures {
  requests: number;
  errors: number;
  limited: number;
  /** In ms; null: there were no calls. */
  p50: number | null;
  p95: number | null;
}
