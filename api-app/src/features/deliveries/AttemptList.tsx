import type { WebhookAttempt } from '@tracking-console/contract/api/webhooks';
import { DateTime, Section, Stack } from '@tracking-console/ui/later';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useAttemptText } from '../../components/useAttemptText.ts';
import { useText } from '../../useText.ts';
import styles from './deliveries.module.css';

/** The requests that were made, newest first; the newest is open. */
export function AttemptList({ log }: { log: readonly WebhookAttempt[] }) {
  const t = useText();
  const attemptText = useAttemptText();
  return (
    <Section title={t('deliveries.column.attempts')}>
      {log.length === 0 && <p className={styles.quiet}>{t('deliveries.detail.noAttempt')}</p>}
      {log.toReversed().map((attempt, place) => (
        <details key={attempt.time} open={place === 0} className={styles.attempt}>
          <summary>
            {t('deliveries.detail.attempt', { number: log.length - place })} ·{' '}
            <DateTime iso={attempt.time} detail="second" />
          </summary>
          <Stack>
            <p>{attemptText(attempt)}</p>
            <CodeBlock title={t('webhooks.test.response')} text={attempt.response} empty={t('webhooks.test.noBody')} />
            <CodeBlock title={t('webhooks.test.headers')} text={JSON.stringify(attempt.headers)} empty="" />
          </Stack>
        </details>
      ))}
    </Section>
  );
}
