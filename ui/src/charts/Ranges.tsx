import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import type { RangeChartProps } from './chartData.ts';
import { Legend } from './Legend.tsx';
import styles from './Ranges.module.css';

export function Ranges({ label, rowsLabel, middleLabel, endLabel, noteLabel, rows }: RangeChartProps) {
  const most = Math.max(...rows.map(({ end }) => end), 1);
  const width = (value: number) => ({ inlineSize: `${(value / most) * 100}%` });
  return (
    <ChartFrame
      label={label}
      legend={
        <Legend
          entries={[
            { name: middleLabel, look: styles.middle },
            { name: endLabel, look: styles.end },
          ]}
        />
      }
      chart={
        <ul className={styles.rows} aria-label={label}>
          {rows.map(({ key, name, middle, end, middleText, endText, note }) => (
            <li key={key}>
              <p className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note}</span>
              </p>
              <span className={styles.track}>
                <span className={styles.end} style={width(end)} />
                <span className={styles.middle} style={width(middle)} />
              </span>
              <p className={styles.figures}>
                <VisuallyHidden>{middleLabel}: </VisuallyHidden>
                <span>{middleText}</span>
                <VisuallyHidden>, {endLabel}: </VisuallyHidden>
                <span className={styles.endText}>{endText}</span>
              </p>
            </li>
          ))}
        </ul>
      }
      head={[rowsLabel, middleLabel, endLabel, noteLabel]}
      rows={rows.map(({ key, name, middleText, endText, note }) => ({ key, cells: [name, middleText, endText, note] }))}
    />
  );
}
