import type { Hue } from '../data/statusStyle.ts';

export interface Series {
  name: string;
  hue: Hue;
}

export interface ChartPoint {
  key: string;
  /** Below the axis, short. */
  tick: string;
  /** In full, for the tooltip, the table and screen readers. */
  name: string;
  /** One a series. */
  values: readonly number[];
}

export interface ColumnsChartProps {
  label: string;
  /** The first column of the table view. */
  pointsLabel: string;
  series: readonly Series[];
  points: readonly ChartPoint[];
}

export interface RangeRow {
  key: string;
  name: string;
  /** The ends of the bar's strong part and of its pale part. */
  middle: number;
  end: number;
  /** Both in words: "4.2 days". */
  middleText: string;
  endText: string;
  /** The basis of the figures, e.g. how many. */
  note: string;
}

export interface RangeChartProps {
  label: string;
  rowsLabel: string;
  middleLabel: string;
  endLabel: string;
  noteLabel: string;
  rows: readonly RangeRow[];
}

const STEPS = [1, 2, 5, 10];

/** The least round number, twice a whole one, that is not below the value: 1,234 → 2,000. */
export function roundAbove(value: number): number {
  if (value <= 2) return 2;
  const magnitude = 10 ** Math.floor(Math.log10(value));
  return (STEPS.find((step) => step * magnitude >= value) ?? 10) * magnitude;
}
