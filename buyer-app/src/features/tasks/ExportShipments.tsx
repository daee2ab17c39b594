import { paths } from '@tracking-console/platform';
import { Button, Card, TextLink } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useGetOverviewQuery } from '../../model/shipments/shipmentsApi.ts';
import { useStartExport } from '../../model/tasks/useStartExport.ts';
import { useText } from '../../useText.ts';
import styles from './ExportShipments.module.css';

/** The list and the archive apart, as they are everywhere. All data of the account is the account page's. */
export function ExportShipments() {
  const t = useText();
  const { start, starting } = useStartExport();
  const { data: overview } = useGetOverviewQuery();
  const listed = Object.values(overview?.statuses ?? {}).reduce((sum, count) => sum + count, 0);
  const archived = overview?.utn.anum ?? 0;
  const exportAll = (IsArchived: boolean, count: number) => start('csv', { filter: { IsArchived } }, count);
  return (
    <Card title={t('yourData.title')}>
      <p className={styles.text}>
        {t('settings.data.text')} <TextLink href={paths.buyer.userinfo()}>{t('settings.data.account')}</TextLink>
      </p>
      <div className={styles.buttons}>
        <Button
          icon={<icons.Download size={16} />}
          loading={starting}
          disabled={listed === 0}
          onClick={() => exportAll(false, listed)}
        >
          {t('settings.data.list', { count: listed })}
        </Button>
        <Button
          icon={<icons.Download size={16} />}
          loading={starting}
          disabled={archived === 0}
          onClick={() => exportAll(true, archived)}
        >
          {t('settings.data.archive', { count: archived })}
        </Button>
      </div>
    </Card>
  );
}
