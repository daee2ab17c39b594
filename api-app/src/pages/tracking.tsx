import { withParameter } from '@tracking-console/app-kit/later';
import { readDataMode } from '@tracking-console/contract/page/addresses';
import { dataModeShown, paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useLocation, useSearchParams } from 'react-router-dom';
import { UpdateDialog } from '../features/bulkUpdate/UpdateDialog.tsx';
import { listFilter, wireFilter } from '../features/tracking/listAddress.ts';
import { Tracking } from '../features/tracking/Tracking.tsx';
import { prefetchShipments, useListShipmentsQuery } from '../features/tracking/trackingQueries.ts';
import { useText } from '../useText.ts';

export const firstQueries = (address: URLSearchParams) => [
  dataModeShown(readDataMode(address)),
  prefetchShipments(listFilter(address)),
];

export function Component() {
  const t = useText();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const { data } = useListShipmentsQuery(listFilter(address));
  return (
    <Page
      title={t('menu.tracking')}
      actions={
        <>
          {/* What the filters find can be exported there, so they stay. */}
          <LinkButton
            icon={<icons.FileSpreadsheet size={16} />}
            href={`${pathname}?${withParameter(address, 'update', '1')}`}
          >
            {t('tracking.update.action')}
          </LinkButton>
          <LinkButton
            kind="primary"
            icon={<icons.PackagePlus size={16} />}
            href={paths.api.tracking({ register: '1' })}
          >
            {t('tracking.register.action')}
          </LinkButton>
        </>
      }
    >
      <Tracking />
      <UpdateDialog
        open={address.has('update')}
        filter={wireFilter(address)}
        total={data?.page.data_total}
        onClose={() => setAddress(withParameter(address, 'update', ''), { replace: true })}
      />
    </Page>
  );
}
