import { useLanguage } from '@tracking-console/app-kit';
import type { RequestFigures } from '@tracking-console/contract/api/apiDashboard';
import { ColumnsChart, formatUnit, Segmented, useTimeFormat } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';
import { PERIODS, useUsageAddress } from './dashboardPeriod.ts';
import { useUsageQuery } from './dashboardQueries.ts';
import { QueryCard } from './QueryCard.tsx';
import { UsageGroups } from './UsageGroups.tsx';
import type { Usage } from './usage.ts';
import { useFigureWords } from './useFigureWords.ts';

/** How often the public API was called, what failed and how long it took. */
export function UsageCard() {
  const t = useText();
  const language = useLanguage();
  const { period, choosePeriod } = useUsageAddress();
  const query = useUsageQuery(period);
  return (
    <QueryCard
      title={t('dashboard.usage.title')}
      actions={
        <Segmented
          aria-label={t('dashboard.usage.period')}
          options={Object.entries(PERIODS).map(([value, { count, unit }]) => ({
            value,
            label: formatUnit(count, unit, language),
          }))}
          value={period}
          onValueChange={choosePeriod}
        />
      }
      query={query}
      rows={21}
      empty={({ totals }) => totals.requests === 0 && t('dashboard.usage.none')}
    >
      {(usage) => (
        <div className={styles.usage}>
          <Totals {...usage.totals} />
          <UsageChart usage={usage} />
          <UsageGroups />
        </div>
      )}
    </QueryCard>
  );
}

function Totals({ requests, errors, limited, p50, p95 }: RequestFigures) {
  const t = useText();
  const language = useLanguage();
  const { number, ms } = useFigureWords();
  const share = formatUnit((errors / requests) * 100, 'percent', language);
  const figures = {
    requests: number(requests),
    errors: `${number(errors)} (${share})`,
    limited: number(limited),
    p50: ms(p50),
    p95: ms(p95),
  };
  return (
    <dl className={styles.totals}>
      {Object.entries(figures).map(([name, text]) => (
        <div key={name}>
          <dt>{t(`dashboard.usage.${name as keyof typeof figures}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function UsageChart({ usage: { step, points } }: { usage: Usage }) {
  const t = useText();
  const format = useTimeFormat();
  return (
    <ColumnsChart
      label={t('dashboard.usage.title')}
      pointsLabel={t('column.time')}
      series={[
        { name: t('dashboard.usage.requests'), hue: 'blue' },
        { name: t('dashboard.usage.errors'), hue: 'red' },
      ]}
      points={points.map(({ time, requests, errors }) => ({
        key: time,
        tick: format(time, step === 'hour' ? 'time' : 'dayOfMonth'),
        name: format(time, step === 'hour' ? 'minute' : 'day'),
        values: [requests, errors],
      }))}
    />
  );
}
