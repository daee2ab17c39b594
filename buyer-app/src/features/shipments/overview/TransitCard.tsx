import { Card, EmptyState, formatNumber, Skeleton } from '@tracking-console/ui';
import { RangeChart } from '@tracking-console/ui/later';
import { useLanguage } from '../../../console.ts';
import { useText } from '../../../useText.ts';
import { FetchFailed } from '../FetchFailed.tsx';
import { useCarrierNames } from '../useCarrierNames.ts';
import { useGetTransitQuery } from './statisticsApi.ts';

/** PG-1d: how long the carriers took, from pickup to delivery. */
export function TransitCard() {
  const say = useText();
  const language = useLanguage();
  const nameOf = useCarrierNames();
  const { data, error, refetch } = useGetTransitQuery();
  const title = say('dashboard.transit.title');
  const days = (value: number) => say('dashboard.transit.days', { count: value, days: formatNumber(value, language) });
  return (
    <Card title={title} busy={!data && !error}>
      {data && data.length > 0 ? (
        <RangeChart
          label={title}
          rowsLabel={say('dashboard.transit.carrier')}
          middleLabel={say('dashboard.transit.median')}
          endLabel={say('dashboard.transit.p90')}
          noteLabel={say('dashboard.days.delivered')}
          rows={data.map(({ Carrier, Delivered, Median, P90 }) => ({
            key: String(Carrier),
            name: nameOf(Carrier),
            middle: Median,
            end: P90,
            middleText: days(Median),
            endText: days(P90),
            note: formatNumber(Delivered, language),
          }))}
        />
      ) : data ? (
        <EmptyState kind="nothing" title={say('dashboard.transit.none')} text={say('dashboard.transit.noneText')} />
      ) : error ? (
        <FetchFailed failure={error} onRetry={refetch} />
      ) : (
        <Skeleton rows={7} />
      )}
    </Card>
  );
}
