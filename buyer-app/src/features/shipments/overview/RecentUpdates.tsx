import { paths } from '@tracking-console/platform';
import { useText } from '../../../useText.ts';
import { useGetRecentUpdatesQuery } from '../shipmentsApi.ts';
import { BriefsCard } from './BriefsCard.tsx';

/** PG-1c: what changed last. */
export function RecentUpdates() {
  const say = useText();
  const { data, error, refetch } = useGetRecentUpdatesQuery();
  return (
    <BriefsCard
      title={say('dashboard.updates.title')}
      shipments={data}
      failure={error}
      onRetry={refetch}
      empty={{ title: say('dashboard.updates.none'), text: say('dashboard.updates.noneText') }}
      all={paths.buyer.shipments()}
    />
  );
}
