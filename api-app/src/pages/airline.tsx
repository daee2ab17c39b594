import { withParameter } from '@tracking-console/app-kit/later';
import { LinkButton, Page } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AirCargo } from '../features/airline/AirCargo.tsx';
import { listFilter } from '../features/airline/airAddress.ts';
import { prefetchWaybills } from '../features/airline/airQueries.ts';
import { useText } from '../useText.ts';

export const firstQueries = (address: URLSearchParams) => [prefetchWaybills(listFilter(address))];

export function Component() {
  const t = useText();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  return (
    <Page
      title={t('menu.airline')}
      description={t('lists.airline.text')}
      actions={
        <LinkButton
          kind="primary"
          icon={<icons.PackagePlus size={16} />}
          href={`${pathname}?${withParameter(address, 'add', '1')}`}
        >
          {t('air.add')}
        </LinkButton>
      }
    >
      <AirCargo />
    </Page>
  );
}
