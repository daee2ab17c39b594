import type { Identity } from '@tracking-console/contract/statuses';
import { Banner, Button, Card, RelativeTime } from '@tracking-console/ui';
import { icons, ProgressBar } from '@tracking-console/ui/later';
import { useAccountExport } from '../../model/useAccountExport.ts';
import { useText } from '../../useText.ts';
import styles from './account.module.css';

/** Everything we keep about the customer, of both identities, in one file. */
export function AccountData({ scope }: { scope: Identity }) {
  const t = useText();
  const { task, isCollecting, isStarting, start, download } = useAccountExport(scope);
  return (
    <Card title={t('account.data.title')}>
      <div className={styles.fields}>
        <p className={styles.quiet}>{t('account.data.text')}</p>
        {task?.status === 'Failed' && <Banner kind="error" text={t('account.data.failed')} />}
        {task && isCollecting && (
          <ProgressBar
            label={t('account.data.title')}
            labelHidden
            text={t('account.data.collecting')}
            value={task.done}
            max={task.total}
          />
        )}
        {task?.result_file && !isCollecting && (
          <div className={styles.file}>
            <Button icon={<icons.Download size={16} />} onClick={() => download(task)}>
              {t('account.data.download')}
            </Button>
            <RelativeTime iso={task.end_time ?? task.create_time} />
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
