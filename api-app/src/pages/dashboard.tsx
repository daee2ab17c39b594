import { readDataMode } from '@tracking-console/contract/page/addresses';
import { dataModeShown, paths } from '@tracking-console/platform';
import { LinkButton, Page } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { KeysCard } from '../features/keys/KeysCard.tsx';
import { prefetchKeys } from '../model/keyQueries.ts';
import { prefetchSummary } from '../model/summaryQuery.ts';
import { useText } from '../useText.ts';

export const firstQueries = (address: URLSearchParams) => [
  dataModeShown(readDataMode(address)),
  prefetchSummary(),
  prefetchKeys(),
];

export function Component() {
  const t = useText();
  return (
    <Page
      title={t('menu.dashboard')}
      actions={
        <LinkButton kind="primary" icon={<icons.PackagePlus size={16} />} href={paths.api.tracking({ register: '1' })}>
          {t('tracking.register.action')}
        </LinkButton>
      }
    >
      <Dashboard keys={<KeysCard />} />
    </Page>
  );
}
