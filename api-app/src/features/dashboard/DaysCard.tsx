import { ColumnsChart, useTimeFormat } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import { useShipmentDaysQuery } from './dashboardQueries.ts';
import { QueryCard } from './QueryCard.tsx';

/** What was registered and what was delivered on each of the last thirty days. */
export function DaysCard() {
  const t = useText();
  const format = useTimeFormat();
  const title = t('dashboard.days.title');
  return (
    <QueryCard
      title={title}
      query={useShipmentDaysQuery()}
      rows={12}
      empty={(lines) => lines.every(({ series }) => !series[0]?.total) && t('dashboard.days.none')}
    >
      {([registered, delivered]) => (
        <ColumnsChart
          label={title}
          pointsLabel={t('dashboard.days.day')}
          series={[
            { name: t('dashboard.days.registered'), hue: 'blue' },
            { name: t('status.Delivered'), hue: 'green' },
          ]}
          points={(registered?.times ?? []).map((time, place) => ({
            key: time,
            tick: format(time, 'dayOfMonth'),
            name: format(time, 'day'),
            values: [registered, delivered].map((line) => line?.series[0]?.values[place] ?? 0),
          }))}
        />
      )}
    </QueryCard>
  );
}
