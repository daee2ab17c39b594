import { Awaited, LoadFailed } from '@tracking-console/app-kit/later';
import type { DeliveryDetail } from '@tracking-console/contract/api/webhooks';
import { toastShown } from '@tracking-console/platform';
import { Button, CopyButton, KeyValueList, RelativeTime } from '@tracking-console/ui';
import { Drawer, Stack } from '@tracking-console/ui/later';
import { useDispatch } from 'react-redux';
import { CodeBlock } from '../../components/CodeBlock.tsx';
import { DeliveryStateBadge } from '../../components/DeliveryStateBadge.tsx';
import { useDeliveryQuery, useResendDeliveriesMutation } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import { AttemptList } from './AttemptList.tsx';
import styles from './deliveries.module.css';

/** One delivery with what was sent and answered. */
export function DeliveryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const dispatch = useDispatch();
  const { currentData: delivery, isError, refetch } = useDeliveryQuery({ id });
  const [resend, { isLoading }] = useResendDeliveriesMutation();
  const sendAgain = async () => {
    const { data } = await resend({ id });
    if (data) dispatch(toastShown({ type: 'success', text: { plain: t('deliveries.resend.done') } }));
  };
  const hasEnded = delivery?.end_time != null;
  return (
    <Drawer
      open
      width={640}
      title={delivery?.number ?? t('settings.tab.deliveries')}
      onClose={onClose}
      footer={
        <Button kind="primary" loading={isLoading} disabled={!hasEnded} onClick={sendAgain}>
          {t('deliveries.resend.action')}
        </Button>
      }
    >
      <Awaited
        data={delivery}
        failed={isError && <LoadFailed title={t('deliveries.detail.failed')} onRetry={refetch} />}
      >
        {(delivery) => <Delivery delivery={delivery} />}
      </Awaited>
    </Drawer>
  );
}

function Delivery({ delivery }: { delivery: DeliveryDetail }) {
  const t = useText();
  const { url, event, event_id, state, create_time, next_time, body, log } = delivery;
  return (
    <Stack>
      <KeyValueList
        items={[
          {
            key: 'state',
            label: t('column.status'),
            value: <DeliveryStateBadge state={state} />,
          },
          { key: 'url', label: t('column.url'), value: <span className={styles.long}>{url}</span> },
          { key: 'event', label: t('deliveries.column.event'), value: <code className={styles.code}>{event}</code> },
          {
            key: 'id',
            label: t('deliveries.detail.eventId'),
            value: (
              <span className={styles.copyable}>
                <code className={styles.code}>{event_id}</code>
                <CopyButton value={event_id} label={t('deliveries.detail.eventId')} />
              </span>
            ),
          },
          { key: 'created', label: t('taskCenter.column.created'), value: <RelativeTime iso={create_time} /> },
          ...(next_time
            ? [{ key: 'next', label: t('deliveries.column.next'), value: <RelativeTime iso={next_time} /> }]
            : []),
        ]}
      />
      <CodeBlock title={t('deliveries.detail.body')} text={body} empty="" />
      <AttemptList log={log} />
    </Stack>
  );
}
