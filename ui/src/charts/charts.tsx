import { loader, useLoaded } from '../antd/loader.ts';
import type { ColumnsChartProps, RangeChartProps } from './chartData.ts';
import styles from './room.module.css';

const columns = loader(async () => (await import('./Columns.tsx')).Columns);
const ranges = loader(async () => (await import('./Ranges.tsx')).Ranges);

/** Figures by day, the series side by side. Works by keyboard and has a table view; it keeps its room while it loads. */
export function ColumnsChart(props: ColumnsChartProps) {
  const Loaded = useLoaded(columns);
  return <div className={styles.room}>{Loaded && <Loaded {...props} />}</div>;
}

/** A middle and an end for each of a few things. Has a table view; it keeps its room while it loads. */
export function RangeChart(props: RangeChartProps) {
  const Loaded = useLoaded(ranges);
  return <div className={styles.room}>{Loaded && <Loaded {...props} />}</div>;
}
