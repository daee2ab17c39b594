import { toastShown } from '@tracking-console/platform';
import { Button, Card } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { useGetOverviewQuery } from '../../model/shipments/shipmentsApi.ts';
import { useRequestIds } from '../../model/tasks/requestIds.ts';
import { useExportAccountMutation } from '../../model/tasks/tasksApi.ts';
import { useStartExport } from '../../model/tasks/useStartExport.ts';
import { useText } from '../../useText.ts';
import styles from './ExportEverything.module.css';

/** All that is kept of the customer, or the shipments alone; the list and the archive apart, as they are everywhere. */
export function ExportEverything() {
  const t = useText();
  const { start, starting } = useStartExport();
  const { data: overview } = useGetOverviewQuery();
  const listed = Object.values(overview?.statuses ?? {}).reduce((sum, count) => sum + count, 0);
  const archived = overview?.utn.anum ?? 0;
  const { startAccount, startingAccount } = useStartAccountExport();
  const exportAll = (IsArchived: boolean, count: number) => start('csv', { filter: { IsArchived } }, count);
  return (
    <Card title={t('settings.data.title')}>
      <p className={styles.text}>{t('settings.data.text')}</p>
      <div className={styles.buttons}>
        <Button icon={<icons.Download size={16} />} loading={startingAccount} onClick={startAccount}>
          {t('settings.data.everything')}
        </Button>
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

/** Exports everything that is kept of the customer, in the background; a toast says where it will be found. */
function useStartAccountExport() {
  const dispatch = useDispatch();
  const [send, { isLoading: startingAccount }] = useExportAccountMutation();
  const requests = useRequestIds();
  async function startAccount(): Promise<void> {
    if (startingAccount) return;
    const { error } = await send({ requestId: requests.idOf('account') });
    if (error) return;
    requests.granted('account');
    dispatch(toastShown({ type: 'info', text: { key: 'buyer-app:tasks.account.started' } }));
  }
  return { startAccount, startingAccount };
}
