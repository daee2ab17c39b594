import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import hues from '../data/hues.module.css';
import { useLanguage } from '../root/RootContext.ts';
import { classNames } from '../text/classNames.ts';
import { formatNumber } from '../values/formatNumber.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Columns.module.css';
import { type ChartPoint, type ColumnsChartProps, roundAbove, type Series } from './chartData.ts';
import { Legend } from './Legend.tsx';

export function Columns({ label, pointsLabel, series, points }: ColumnsChartProps) {
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <ChartFrame
      label={label}
      legend={<Legend entries={series.map(({ name, hue }) => ({ name, look: classNames(styles.shade, hues[hue]) }))} />}
      chart={<Plot label={label} series={series} points={points} />}
      head={[pointsLabel, ...series.map(({ name }) => name)]}
      rows={points.map(({ key, name, values }) => ({ key, cells: [name, ...values.map(number)] }))}
    />
  );
}

/** One tab stop: the arrow keys move from point to point, each of which is announced. */
function Plot({ label, series, points }: Pick<ColumnsChartProps, 'label' | 'series' | 'points'>) {
  const language = useLanguage();
  const [reached, setReached] = useState(points.length - 1);
  const [shown, setShown] = useState<number | null>(null);
  const max = roundAbove(Math.max(...points.flatMap(({ values }) => values)));
  const inWords = (values: readonly number[]) =>
    series.map(({ name }, index) => `${name} ${formatNumber(values[index] ?? 0, language)}`);
  const active = Math.min(reached, points.length - 1);
  const go = (to: number) => {
    setReached(to);
    setShown(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: points.length - 1 }[event.key];
    if (event.key === 'Escape') setShown(null);
    if (to === undefined) return;
    event.preventDefault();
    go(Math.min(Math.max(to, 0), points.length - 1));
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * points.length);
    setShown(at >= 0 && at < points.length ? at : null);
  };
  const point = shown === null ? undefined : points[shown];
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden="true">
        {[max, max / 2, 0].map((value) => (
          <span key={value}>{formatNumber(value, language)}</span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={active + 1}
        aria-valuetext={[points[active]?.name, ...inWords(points[active]?.values ?? [])].join(', ')}
        className={styles.columns}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setShown(active)}
        onBlur={() => setShown(null)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setShown(null)}
      >
        {points.map(({ key, values }, index) => (
          <Column key={key} values={values} series={series} max={max} active={index === shown} />
        ))}
        {point && (
          <Tip point={point} texts={inWords(point.values)} share={(shown ?? 0) / Math.max(1, points.length - 1)} />
        )}
      </div>
      <Ticks points={points} />
    </div>
  );
}

interface ColumnProps {
  values: readonly number[];
  series: readonly Series[];
  max: number;
  active: boolean;
}

function Column({ values, series, max, active }: ColumnProps) {
  return (
    <span className={classNames(styles.column, active && styles.active)}>
      {series.map(({ name, hue }, index) => (
        <span
          key={name}
          className={classNames(styles.part, hues[hue])}
          style={{ height: `${((values[index] ?? 0) / max) * 100}%` }}
        />
      ))}
    </span>
  );
}

function Tip({ point, texts, share }: { point: ChartPoint; texts: readonly string[]; share: number }) {
  const place = { left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` };
  return (
    <span className={styles.tip} style={place} aria-hidden="true">
      <strong>{point.name}</strong>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}

const TICKS = 5;

/** As many as fit a small screen, the last point's among them. */
function Ticks({ points }: { points: readonly ChartPoint[] }) {
  const step = Math.max(1, Math.ceil((points.length - 1) / (TICKS - 1)));
  const ticks = points.filter((_, index) => (points.length - 1 - index) % step === 0);
  return (
    <div className={styles.ticks} aria-hidden="true">
      {ticks.map(({ key, tick }) => (
        <span key={key}>{tick}</span>
      ))}
    </div>
  );
}
