import { paths } from '@tracking-console/platform';
import { LinkButton } from '@tracking-console/ui';
import { ARCHIVED_COLUMNS } from '../features/list/archivedColumns.tsx';
import { AutoArchiveRule } from '../features/settings/AutoArchiveRule.tsx';
import { ListPage } from '../layouts/ListPage.tsx';
import { ARCHIVED_LIST } from '../model/lists/listQuery.ts';
import { useGetOverviewQuery } from '../model/shipments/shipmentsApi.ts';
import { useText } from '../useText.ts';

export function Component() {
  const t = useText();
  useGetOverviewQuery(); // the menus of the rows read from it whether there is room in the quota
  return (
    <ListPage
      list={ARCHIVED_LIST}
      columns={ARCHIVED_COLUMNS}
      views="archived"
      title={t('menu.archived')}
      description={t('archived.description')}
      above={() => <AutoArchiveRule />}
      nothing={{
        title: t('archived.nothing.title'),
        text: t('archived.nothing.text'),
        actions: <LinkButton href={paths.buyer.shipments()}>{t('tracking.open')}</LinkButton>,
      }}
    />
  );
}
