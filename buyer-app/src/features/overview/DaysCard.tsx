import { Card, EmptyState, Skeleton } from '@tracking-console/ui';
import { ColumnsChart, useTimeFormat } from '@tracking-console/ui/later';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { useTimeZone } from '../../model/settings/useSettings.ts';
import { useText } from '../../useText.ts';
import { useGetDaysQuery } from './statisticsApi.ts';

/** What was added and what was delivered on each of the last thirty days. */
export function DaysCard() {
  const t = useText();
  const format = useTimeFormat();
  const { data, error, refetch } = useGetDaysQuery(useTimeZone());
  const title = t('dashboard.days.title');
  return (
    <Card title={title} busy={!data && !error}>
      {data?.some(({ Added, Delivered }) => Added + Delivered > 0) ? (
        <ColumnsChart
          label={title}
          pointsLabel={t('dashboard.days.day')}
          series={[
            { name: t('dashboard.days.added'), hue: 'blue' },
            { name: t('dashboard.days.delivered'), hue: 'green' },
          ]}
          points={data.map(({ Date: day, Added, Delivered }) => ({
            key: day,
            tick: format(day, 'dayOfMonth'),
            name: format(day, 'day'),
            values: [Added, Delivered],
          }))}
        />
      ) : data ? (
        <EmptyState kind="nothing" title={t('dashboard.days.none')} text={t('dashboard.days.noneText')} />
      ) : error ? (
        <FetchFailed failure={error} onRetry={refetch} />
      ) : (
        <Skeleton rows={7} />
      )}
    </Card>
  );
}
