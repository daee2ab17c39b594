import { useRequestIds } from '@tracking-console/app-kit';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { isUnderWay } from '@tracking-console/contract/tasks/taskConstants';
import { Banner, Button, Card, RelativeTime } from '@tracking-console/ui';
import { icons, ProgressBar } from '@tracking-console/ui/later';
import { useLastExportQuery, useStartExportMutation } from '../../model/exportQueries.ts';
import { FILES, useSaveFile } from '../../model/useSaveFile.ts';
import { useText } from '../../useText.ts';
import styles from './account.module.css';

/** Everything we keep about the customer, of both identities, in one file. */
export function AccountData({ scope }: { scope: Identity }) {
  const t = useText();
  const { currentData: task } = useLastExportQuery(scope);
  const [startExport, { isLoading: isStarting }] = useStartExportMutation();
  const requests = useRequestIds();
  const saveFile = useSaveFile();
  const isCollecting = Boolean(task && isUnderWay(task.status));
  const start = async () => {
    const { data } = await startExport({ scope, requestId: requests.idOf('account') });
    if (data) requests.granted('account');
  };
  return (
    <Card title={t('yourData.title')}>
      <div className={styles.fields}>
        <p className={styles.quiet}>{t('account.data.text')}</p>
        {task?.status === 'Failed' && <Banner kind="error" text={t('account.data.failed')} />}
        {task && isCollecting && (
          <ProgressBar
            label={t('yourData.title')}
            labelHidden
            text={t('account.data.collecting')}
            value={task.done}
            max={task.total}
          />
        )}
        {task?.resultFile && !isCollecting && (
          <div className={styles.file}>
            <Button icon={<icons.Download size={16} />} onClick={() => saveFile(FILES.accountExport(scope, task.id))}>
              {t('tasks.download.result')}
            </Button>
            <RelativeTime iso={task.endTime ?? task.createTime} />
          </div>
        )}
        <div>
          <Button icon={<icons.Package size={16} />} loading={isStarting} disabled={isCollecting} onClick={start}>
            {t('account.data.start')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
