import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import type { RangeChartProps } from './chartData.ts';
import { Legend } from './Legend.tsx';
import styles from './Ranges.module.css';

export function Ranges({ label, rowsLabel, middleLabel, endLabel, noteLabel, rows }: RangeChartProps) {
  const max = Math.max(...rows.map(({ end }) => end), 1);
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
              <Bar label={middleLabel} text={middleText} look={styles.middle} share={middle / max} />
              <VisuallyHidden>, </VisuallyHidden>
              <Bar label={endLabel} text={endText} look={styles.end} share={end / max} />
            </li>
          ))}
        </ul>
      }
      head={[rowsLabel, middleLabel, endLabel, noteLabel]}
      rows={rows.map(({ key, name, middleText, endText, note }) => ({ key, cells: [name, middleText, endText, note] }))}
    />
  );
}

function Bar({ label, text, look, share }: { label: string; text: string; look: string | undefined; share: number }) {
  return (
    <p className={styles.figure}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={styles.track} aria-hidden="true">
        <span className={look} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span>{text}</span>
    </p>
  );
}
