import { useListFailed } from '@tracking-console/app-kit/later';
import type { WebhookRow } from '@tracking-console/contract/api/webhooks';
import { Button, Card, icons } from '@tracking-console/ui';
import { DataTable, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useListWebhooksQuery } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import { AutoDisabledBanner } from './AutoDisabledBanner.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { SecretOnce } from './SecretOnce.tsx';
import { TestDialog } from './TestDialog.tsx';
import { useSwitchWebhook } from './useSwitchWebhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookMenu } from './WebhookMenu.tsx';
import { webhookColumns, webhookState } from './webhookColumns.tsx';

/** What is open: a form is for a new webhook where it has none. */
type Open = { part: 'form'; webhook?: WebhookRow } | { part: 'test' | 'rotate' | 'delete'; webhook: WebhookRow };

/** The URLs that receive every update. */
export function Webhooks() {
  const t = useText();
  const listFailed = useListFailed();
  const { data, isLoading, isError, refetch } = useListWebhooksQuery();
  const switchWebhook = useSwitchWebhook();
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const webhooks = data?.webhooks ?? [];
  const isFull = data !== undefined && webhooks.length >= data.limit;
  const close = () => setOpen(undefined);
  const showSecret = (value: string | null) => {
    close();
    if (value !== null) setSecret(value);
  };
  const add = (
    <Button
      kind="primary"
      icon={<icons.Plus size={16} />}
      disabled={isFull || !data}
      onClick={() => setOpen({ part: 'form' })}
    >
      {t('webhooks.add')}
    </Button>
  );
  const menu = (webhook: WebhookRow) => (
    <WebhookMenu
      webhook={webhook}
      onOpen={(part) => setOpen({ part, webhook })}
      onSwitch={() => switchWebhook(webhook)}
    />
  );
  return (
    <Stack>
      {webhooks
        .filter((webhook) => webhook.auto_disabled_at !== null)
        .map((webhook) => (
          <AutoDisabledBanner key={webhook.id} webhook={webhook} onSwitch={() => switchWebhook(webhook)} />
        ))}
      <Card
        title={t('settings.tab.webhooks')}
        actions={webhooks.length > 0 && add}
        busy={isLoading}
        flush
        footer={
          webhooks.length > 0 &&
          t(isFull ? 'webhooks.full' : 'webhooks.used', { used: webhooks.length, limit: data?.limit ?? 0 })
        }
      >
        <DataTable
          label={t('settings.tab.webhooks')}
          columns={webhookColumns(t, menu)}
          rows={webhooks}
          rowKey={({ id }) => id}
          rowLabel={({ url }) => url}
          summary={(webhook) => `${t(`keys.mode.${webhook.mode}`)} · ${t(`webhooks.state.${webhookState(webhook)}`)}`}
          onRowOpen={(webhook) => setOpen({ part: 'form', webhook })}
          loading={isLoading}
          empty={
            isError
              ? listFailed(t('webhooks.failed'), refetch)
              : { kind: 'nothing', title: t('lists.webhooks.empty'), text: t('lists.webhooks.hint'), actions: add }
          }
        />
      </Card>
      {open?.part === 'form' && <WebhookDialog webhook={open.webhook} onClose={close} onSaved={showSecret} />}
      {open?.part === 'test' && <TestDialog webhook={open.webhook} onClose={close} />}
      {open?.part === 'rotate' && <RotateDialog webhook={open.webhook} onClose={close} onRotated={showSecret} />}
      {open?.part === 'delete' && <DeleteWebhookDialog webhook={open.webhook} onClose={close} />}
      {secret !== undefined && <SecretOnce value={secret} onClose={() => setSecret(undefined)} />}
    </Stack>
  );
}
