import { paths } from '@tracking-console/platform';
import { RelativeTime, Tag } from '@tracking-console/ui';
import type { Shipment } from '../../model/shipments/shipment.ts';
import { useGetOverviewQuery, useGetRecentUpdatesQuery } from '../../model/shipments/shipmentsApi.ts';
import { useText } from '../../useText.ts';
import { BriefsCard } from './BriefsCard.tsx';
import styles from './marks.module.css';

/** What changed last, and what of it since the customer was here before. */
export function RecentUpdates() {
  const t = useText();
  const { data, error, refetch } = useGetRecentUpdatesQuery();
  const lastVisit = useGetOverviewQuery().data?.last_visit;
  const isNew = ({ changeTime }: Shipment) => Boolean(lastVisit && Date.parse(changeTime) > Date.parse(lastVisit));
  const count = data?.filter(isNew).length ?? 0;
  return (
    <BriefsCard
      title={t('events.latest')}
      shipments={data && byLastEvent(data)}
      note={lastVisit && <SinceLastVisit count={count} time={lastVisit} />}
      mark={(shipment) => isNew(shipment) && <Tag>{t('dashboard.updates.new')}</Tag>}
      failure={error}
      onRetry={refetch}
      empty={{ title: t('events.none'), text: t('dashboard.updates.noneText') }}
      all={paths.buyer.shipments()}
    />
  );
}

function SinceLastVisit({ count, time }: { count: number; time: string }) {
  const t = useText();
  return (
    <p className={styles.since}>
      {t('dashboard.updates.since', { count })} · <RelativeTime iso={time} />
    </p>
  );
}

/** The provider sends those that changed last; they are sorted by the time that is shown. */
function byLastEvent(shipments: readonly Shipment[]): Shipment[] {
  const timeOf = ({ lastEvent, changeTime }: Shipment) => moment(lastEvent?.time ?? changeTime);
  return shipments.toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** A time without a zone is taken for UTC: the order must not depend on where, or on which machine, it is made. */
const moment = (iso: string) => Date.parse(/[zZ]$|[+-]\d{2}:?\d{2}$|^.{10}$/.test(iso) ? iso : `${iso}Z`) || 0;
