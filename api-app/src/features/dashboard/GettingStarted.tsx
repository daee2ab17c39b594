import type { DashboardSummary } from '@tracking-console/contract/console';
import { paths } from '@tracking-console/platform';
import { Button, Card, icons, LinkButton, VisuallyHidden } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';

interface GettingStartedProps {
  summary: DashboardSummary;
  onCreateKey: () => void;
}

/** Each step is ticked by what really happened; the list disappears when all are done. */
export function GettingStarted({ summary, onCreateKey }: GettingStartedProps) {
  const t = useText();
  const hasKey = summary.key !== null;
  const hasRegistered = summary.quota.quota_used > 0 || summary.tracking.now + summary.tracking.stopped > 0;
  if (hasKey && hasRegistered) return null;
  return (
    <Card title={t('started.title')}>
      <ol className={styles.steps}>
        <Step
          done={hasKey}
          title={t('started.key.title')}
          text={t('started.key.text')}
          action={
            <Button kind="primary" icon={<icons.KeyRound size={16} />} onClick={onCreateKey}>
              {t('keys.create.first')}
            </Button>
          }
        />
        <Step
          done={hasRegistered}
          title={t('started.register.title')}
          text={t('started.register.text')}
          action={<LinkButton href={paths.api.tracking({ register: '1' })}>{t('started.register.action')}</LinkButton>}
        />
      </ol>
    </Card>
  );
}

interface StepProps {
  done: boolean;
  title: string;
  text: string;
  action: ReactNode;
}

function Step({ done, title, text, action }: StepProps) {
  const t = useText();
  return (
    <li className={done ? styles.done : styles.open}>
      <span className={styles.tick}>{done && <icons.Check size={14} strokeWidth={3} />}</span>
      <div className={styles.words}>
        <p className={styles.step}>
          {title}
          <VisuallyHidden> ({t(done ? 'started.done' : 'started.open')})</VisuallyHidden>
        </p>
        {!done && <p className={styles.caption}>{text}</p>}
      </div>
      {!done && action}
    </li>
  );
}
