import type { ComponentType } from 'react';
import { type Loader, loader, useLoaded } from '../antd/loader.ts';
import { PartBoundary } from '../antd/PartBoundary.tsx';
import type { ColumnsChartProps, RangeChartProps } from './chartData.ts';
import styles from './room.module.css';

const columns = loader(async () => (await import('./Columns.tsx')).Columns);
const ranges = loader(async () => (await import('./Ranges.tsx')).Ranges);

/** Figures by day, the series side by side. Works by keyboard and has a table view; it keeps its room while it loads. */
export const ColumnsChart = chart<ColumnsChartProps>(columns);

/** A middle and an end for each of a few things. Has a table view; it keeps its room while it loads. */
export const RangeChart = chart<RangeChartProps>(ranges);

function chart<Props extends object>(part: Loader<ComponentType<Props>>) {
  function Loaded(props: Props) {
    const Chart = useLoaded(part);
    return Chart && <Chart {...props} />;
  }
  return (props: Props) => (
    <div className={styles.room}>
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    </div>
  );
}
