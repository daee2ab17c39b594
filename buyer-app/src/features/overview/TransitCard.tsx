import { useCarrierNames, useLanguage } from '@tracking-console/app-kit';
import { Card, EmptyState, formatNumber, Skeleton } from '@tracking-console/ui';
import { RangeChart } from '@tracking-console/ui/later';
import { FetchFailed } from '../../components/FetchFailed.tsx';
import { useText } from '../../useText.ts';
import { useGetTransitQuery } from './statisticsApi.ts';

/** How long the carriers took, from pickup to delivery. */
export function TransitCard() {
  const t = useText();
  const language = useLanguage();
  const nameOf = useCarrierNames();
  const { data, error, refetch } = useGetTransitQuery();
  const title = t('dashboard.transit.title');
  const days = (value: number) => t('dashboard.transit.days', { count: value, days: formatNumber(value, language) });
  return (
    <Card title={title} busy={!data && !error}>
      {data && data.length > 0 ? (
        <RangeChart
          label={title}
          rowsLabel={t('field.carrier')}
          middleLabel={t('dashboard.transit.median')}
          endLabel={t('dashboard.transit.p90')}
          noteLabel={t('dashboard.days.delivered')}
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
        <EmptyState kind="nothing" title={t('dashboard.transit.none')} text={t('dashboard.transit.noneText')} />
      ) : error ? (
        <FetchFailed failure={error} onRetry={refetch} />
      ) : (
        <Skeleton rows={7} />
      )}
    </Card>
  );
}
