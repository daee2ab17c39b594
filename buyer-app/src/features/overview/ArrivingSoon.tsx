import { useExpectedDays } from '@tracking-console/app-kit/later';
import { paths } from '@tracking-console/platform';
import { useTimeZone } from '../../model/settings/useSettings.ts';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useText } from '../../useText.ts';
import { BriefsCard } from './BriefsCard.tsx';
import styles from './marks.module.css';
import { useGetArrivingSoonQuery } from './statisticsApi.ts';

/** Expected today or within three days. */
export function ArrivingSoon() {
  const t = useText();
  const { data, error, refetch } = useGetArrivingSoonQuery(useTimeZone());
  return (
    <BriefsCard
      title={t('dashboard.arriving.title')}
      shipments={data}
      mark={(shipment) => <Expected {...shipment} />}
      failure={error}
      onRetry={refetch}
      empty={{ title: t('dashboard.arriving.none'), text: t('dashboard.arriving.noneText') }}
      all={paths.buyer.shipments()}
    />
  );
}

function Expected({ estimatedDelivery }: Pick<Shipment, 'estimatedDelivery'>) {
  const t = useText();
  const daysOf = useExpectedDays();
  return (
    estimatedDelivery && (
      <span className={styles.expected} suppressHydrationWarning>
        {t('estimate.arrives', { date: daysOf(estimatedDelivery) })}
      </span>
    )
  );
}
