import { usePolling } from '@tracking-console/app-kit';
import {
  isId,
  isListLoading,
  useAddressFilters,
  useEmptyList,
  useOpenRow,
  withParameter,
} from '@tracking-console/app-kit/later';
import { DELIVERY_DAYS } from '@tracking-console/contract/api/webhookConstants';
import type { DeliveryRow } from '@tracking-console/contract/api/webhooks';
import { Button, Card } from '@tracking-console/ui';
import { DataTable, icons, Stack } from '@tracking-console/ui/later';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNothingYet } from '../../components/useNothingYet.tsx';
import { useListDeliveriesQuery, useListWebhooksQuery } from '../../model/webhookQueries.ts';
import { useText } from '../../useText.ts';
import { DeliveryDrawer } from './DeliveryDrawer.tsx';
import { DeliveryFilters } from './DeliveryFilters.tsx';
import styles from './deliveries.module.css';
import { deliveryFilters, listFilter, readBefore } from './deliveryAddress.ts';
import { deliveryColumns, deliverySummary } from './deliveryColumns.tsx';
import { ResendFailedDialog } from './ResendFailedDialog.tsx';
import { SignatureDialog } from './SignatureDialog.tsx';

/** In ms; deliveries go on while the page is open. */
const REFRESH_MS = 15_000;

/** What was sent to the webhooks, newest first. */
export function Deliveries() {
  const t = useText();
  const nothingYet = useNothingYet();
  const [address, setAddress] = useSearchParams();
  const { isNarrowed, filter, clear } = useAddressFilters(deliveryFilters);
  const row = useOpenRow('delivery', isId);
  const [open, setOpen] = useState<'resend' | 'signature'>();
  const list = useListDeliveriesQuery(listFilter(address));
  const { data: webhooks } = useListWebhooksQuery();
  usePolling(list.refetch, REFRESH_MS);
  const rows = list.isError ? [] : (list.data?.deliveries ?? []);
  const oldest = rows.at(-1)?.id ?? '';
  const isPaged = readBefore(address) !== '';
  const close = () => setOpen(undefined);
  const empty = useEmptyList({
    failed: list.isError && { title: t('deliveries.failed') },
    refetch: list.refetch,
    noMatch: (isNarrowed || isPaged) && { title: t('deliveries.noMatch'), onClear: clear },
    nothing: nothingYet({
      title: t('deliveries.empty.title'),
      text: t('deliveries.empty.text', { days: DELIVERY_DAYS }),
    }),
  });
  return (
    <Stack>
      <div className={styles.bar}>
        <DeliveryFilters address={address} webhooks={webhooks?.webhooks ?? []} onFilter={filter} onClear={clear} />
        <div className={styles.actions}>
          <Button icon={<icons.ShieldCheck size={16} />} onClick={() => setOpen('signature')}>
            {t('signature.action')}
          </Button>
          <Button icon={<icons.RotateCcw size={16} />} onClick={() => setOpen('resend')}>
            {t('deliveries.resendAll.action')}
          </Button>
        </div>
      </div>
      <Card
        flush
        footer={
          (isPaged || list.data?.has_more) && (
            <div className={styles.pages}>
              <Button size="sm" disabled={!isPaged} onClick={() => setAddress(withParameter(address, 'before', ''))}>
                {t('deliveries.newest')}
              </Button>
              <Button
                size="sm"
                disabled={!list.data?.has_more}
                onClick={() => setAddress(withParameter(address, 'before', oldest))}
              >
                {t('deliveries.older')}
              </Button>
            </div>
          )
        }
      >
        <DataTable
          label={t('settings.tab.deliveries')}
          columns={deliveryColumns(t)}
          rows={rows}
          {...row.rows(({ id }: DeliveryRow) => id)}
          rowLabel={({ number }) => number}
          summary={deliverySummary}
          loading={isListLoading(list)}
          empty={empty}
          density="compact"
        />
      </Card>
      {row.key && <DeliveryDrawer id={row.key} onClose={row.close} />}
      {open === 'resend' && <ResendFailedDialog webhooks={webhooks?.webhooks ?? []} onClose={close} />}
      {open === 'signature' && <SignatureDialog onClose={close} />}
    </Stack>
  );
}
