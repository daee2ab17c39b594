import { usePolling } from '@tracking-console/app-kit';
import type { EventRow } from '@tracking-console/contract/api/webhooks';
import { paths } from '@tracking-console/platform';
import { Banner, FormField, LinkButton, Skeleton } from '@tracking-console/ui';
import { Dialog, Select, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { useAttemptText } from '../../components/useAttemptText.ts';
import { useDeliveryQuery, useListWebhooksQuery } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import { useSendEventMutation } from './eventQueries.ts';
import styles from './events.module.css';

/** Sends an event to a webhook, and shows what came back. */
export function SendDialog({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const t = useText();
  const { data } = useListWebhooksQuery();
  const [send, { data: sent, isError }] = useSendEventMutation();
  const [chosen, setChosen] = useState('');
  const webhooks = data?.webhooks.filter(({ enabled }) => enabled);
  const webhook_id = chosen || (webhooks?.[0]?.id ?? '');
  const confirm = {
    text: t('events.send.action'),
    disabled: webhook_id === '',
    onConfirm: async () => {
      await send({ id: event.id, webhook_id });
    },
  };
  return (
    <Dialog
      open
      size="md"
      title={t('events.send.action')}
      onClose={onClose}
      {...(sent ? { footer: <ShowDelivery event={event} id={sent.delivery_id} /> } : { confirm })}
    >
      {sent ? (
        <Sent id={sent.delivery_id} />
      ) : (
        <Stack>
          <p>
            <code className={styles.code}>{event.event}</code> · {event.number}
          </p>
          {webhooks?.length === 0 ? (
            <Banner kind="info" text={t('events.send.none')} />
          ) : webhooks ? (
            <FormField label={t('settings.tab.webhooks')} hint={t('events.send.text')}>
              <Select
                value={webhook_id}
                options={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
                onValueChange={setChosen}
              />
            </FormField>
          ) : (
            <Skeleton rows={2} />
          )}
          {isError && <Banner kind="error" text={t('events.send.refused')} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** In ms, until the first answer is there. */
const SOON_MS = 1_000;

function ShowDelivery({ event: { number }, id }: { event: EventRow; id: string }) {
  const t = useText();
  return (
    <LinkButton href={paths.api.settings({ tab: 'deliveries', number, delivery: id })}>
      {t('events.send.show')}
    </LinkButton>
  );
}

/** The delivery, until its first answer is there and with it. */
function Sent({ id }: { id: string }) {
  const t = useText();
  const attemptText = useAttemptText();
  const { data: delivery, refetch } = useDeliveryQuery({ id });
  const attempt = delivery?.log.at(-1);
  usePolling(refetch, attempt ? 0 : SOON_MS);
  const isDelivered = delivery?.state === 'Delivered';
  return (
    <Stack busy={!attempt}>
      {delivery && <p className={styles.url}>{delivery.url}</p>}
      {attempt ? (
        <>
          <Banner kind={isDelivered ? 'success' : 'error'} text={attemptText(attempt)} />
          <CodeBlock title={t('webhooks.test.response')} text={attempt.response} empty={t('webhooks.test.noBody')} />
        </>
      ) : (
        <>
          <p role="status">{t('events.send.waiting')}</p>
          <Skeleton rows={3} />
        </>
      )}
    </Stack>
  );
}
