import type { DashboardSummary } from '@tracking-console/contract/api/console';
import { paths } from '@tracking-console/platform';
import { Card, icons, LinkButton, VisuallyHidden } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import styles from './dashboard.module.css';
import { Snippets } from './Snippets.tsx';

interface GettingStartedProps {
  summary: DashboardSummary;
}

const stepsOf = ({ key, quota, tracking, webhooks }: DashboardSummary) => ({
  key: key !== null,
  webhook: webhooks.has_webhook,
  register: quota.quota_used > 0 || tracking.now + tracking.stopped > 0,
  push: webhooks.has_delivered,
});

export const isStarted = (summary: DashboardSummary) => Object.values(stepsOf(summary)).every(Boolean);

/** A step is ticked once the account has done it; the list disappears when all are done. */
export function GettingStarted({ summary }: GettingStartedProps) {
  const t = useText();
  if (isStarted(summary)) return null;
  const done = stepsOf(summary);
  const actions = {
    key: (
      <LinkButton kind="primary" icon={<icons.KeyRound size={16} />} href={paths.api.authorizations({ create: '1' })}>
        {t('keys.create.first')}
      </LinkButton>
    ),
    webhook: <LinkButton href={paths.api.settings()}>{t('started.webhook.title')}</LinkButton>,
    register: <LinkButton href={paths.api.tracking({ register: '1' })}>{t('tracking.register.action')}</LinkButton>,
    push: null,
  };
  return (
    <Card title={t('started.title')}>
      <div className={styles.started}>
        <ol className={styles.steps}>
          {(['key', 'webhook', 'register', 'push'] as const).map((step) => (
            <Step
              key={step}
              done={done[step]}
              title={t(`started.${step}.title`)}
              text={t(`started.${step}.text`)}
              action={actions[step]}
            />
          ))}
        </ol>
        <Snippets summary={summary} endpoint={done.register ? 'push' : 'register'} />
      </div>
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
