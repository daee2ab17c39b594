import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { Banner, Button, Skeleton } from '@tracking-console/ui';
import { Dialog, Stack } from '@tracking-console/ui/later';
import { useEffect, useRef } from 'react';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useAttemptText } from '../../components/useAttemptText.ts';
import { failedTest, useTestWebhookMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import styles from './webhooks.module.css';

/** Sends a sample event when it opens, and shows what came back. */
export function TestDialog({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const t = useText();
  const attemptText = useAttemptText();
  const [test, { data, error, isLoading }] = useTestWebhookMutation();
  const send = () => test({ id: webhook.id });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return; // an effect may run twice
    begun.current = true;
    void test({ id: webhook.id });
  }, [test, webhook.id]);
  const failed = error && 'kind' in error ? failedTest(error) : undefined;
  const attempt = data ?? failed;
  return (
    <Dialog
      open
      size="md"
      title={t('webhooks.test.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={send} loading={isLoading}>
            {t('webhooks.test.again')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Stack busy={isLoading}>
        <p className={styles.address}>{webhook.url}</p>
        {isLoading ? (
          <>
            <p role="status">{t('webhooks.test.sending')}</p>
            <Skeleton rows={3} />
          </>
        ) : (
          attempt && (
            <>
              <Banner kind={data ? 'success' : 'error'} text={attemptText(attempt)} />
              <CodeBlock
                title={t('webhooks.test.response')}
                text={attempt.response}
                empty={t('webhooks.test.noBody')}
              />
              <CodeBlock title={t('webhooks.test.headers')} text={JSON.stringify(attempt.headers)} empty="" />
            </>
          )
        )}
        {!isLoading && error && !failed && <Banner kind="error" text={t('webhooks.test.refused')} />}
      </Stack>
    </Dialog>
  );
}
