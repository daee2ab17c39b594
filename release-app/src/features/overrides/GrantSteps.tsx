import type { Grant } from '@tracking-console/contract/releases/overrides';
import { Button, Card, CopyButton } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { moduleTitle } from '../../components/moduleTitle.ts';
import { useText } from '../../useText.ts';
import styles from './overrides.module.css';

/** What to do with a grant: the page brings the override tool along from its next load on. */
export function GrantSteps({ grant: { modules, expireTime } }: { grant: Grant }) {
  const t = useText();
  const timeText = useTimeFormat();
  return (
    <Card title={t('steps.title')}>
      <p className={styles.until}>{t('steps.endsOn', { date: timeText(expireTime) })}</p>
      <ol className={styles.steps}>
        <li>
          <p>{t('steps.serve')}</p>
          <ul className={styles.commands}>
            {modules.map((module) => (
              <Command key={module} text={`npm run dev -w ${moduleTitle(module)}`} />
            ))}
          </ul>
        </li>
        <li>
          <p>{t('steps.reload')}</p>
          <Button size="sm" onClick={() => location.reload()}>
            {t('steps.reload.action')}
          </Button>
        </li>
        <li>
          <p>{t('steps.paste')}</p>
        </li>
      </ol>
    </Card>
  );
}

function Command({ text }: { text: string }) {
  const t = useText();
  return (
    <li>
      <code>{text}</code>
      <CopyButton value={text} label={t('steps.command')} />
    </li>
  );
}
