import { paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { listFilter } from '../features/tracking/listAddress.ts';
import { Tracking } from '../features/tracking/Tracking.tsx';
import { prefetchShipments } from '../features/tracking/trackingQueries.ts';
import { useText } from '../useText.ts';

export const firstQueries = (address: URLSearchParams) => [prefetchShipments(listFilter(address))];

export function Component() {
  const t = useText();
  return (
    <Page
      title={t('tracking.title')}
      actions={
        <LinkButton kind="primary" icon={<icons.PackagePlus size={16} />} href={paths.api.tracking({ register: '1' })}>
          {t('tracking.register.action')}
        </LinkButton>
      }
    >
      <Tracking />
    </Page>
  );
}
