import { paths } from '@tracking-console/platform';
import { icons, LinkButton, Page } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { listFilter } from '../features/tracking/listAddress.ts';
import { Tracking } from '../features/tracking/Tracking.tsx';
import { prefetchShipments } from '../features/tracking/trackingQueries.ts';

export const firstQueries = (address: URLSearchParams) => [prefetchShipments(listFilter(address))];

export function Component() {
  const { t } = useTranslation('api-app');
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
