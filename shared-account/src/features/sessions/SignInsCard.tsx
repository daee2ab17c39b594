import { useLanguage } from '@tracking-console/app-kit';
import { isListFailed, isListLoading } from '@tracking-console/app-kit/later';
import { SIGN_IN_DAYS } from '@tracking-console/contract/account/securityConstants';
import { Card, StatusBadge } from '@tracking-console/ui';
import { type Column, DataTable, DateTime, regionName } from '@tracking-console/ui/later';
import { Device } from '../../components/Device.tsx';
import { deviceName } from '../../components/deviceName.ts';
import { FailedContent } from '../../components/FailedContent.tsx';
import { type SignIn, useListSignInsQuery } from '../../model/securityQueries.ts';
import { type Text, useText } from '../../useText.ts';
import styles from './sessions.module.css';

/** Sign-ins, and attempts at them. */
export function SignInsCard() {
  const t = useText();
  const language = useLanguage();
  const list = useListSignInsQuery();
  return (
    <Card
      title={t('signIns.title')}
      busy={isListLoading(list)}
      flush
      footer={t('signIns.footer', { days: SIGN_IN_DAYS })}
    >
      {isListFailed(list) ? (
        <FailedContent onRetry={list.refetch} />
      ) : (
        <DataTable
          label={t('signIns.title')}
          columns={columns(t, language)}
          rows={list.currentData ?? []}
          rowKey={({ id }) => id}
          rowLabel={(row) => deviceName(row, t)}
          summary={({ time, ip }) => (
            <>
              <DateTime iso={time} /> · {ip}
            </>
          )}
          loading={isListLoading(list)}
          density="compact"
          empty={{ kind: 'nothing', title: t('signIns.empty') }}
        />
      )}
    </Card>
  );
}

const columns = (t: Text, language: string): Column<SignIn>[] => [
  { key: 'device', title: t('sessions.device'), primary: true, cell: (row) => <Device device={row} /> },
  {
    key: 'place',
    title: t('sessions.place'),
    priority: 3,
    cell: ({ country }) => (country ? regionName(country, language) : '–'),
  },
  {
    key: 'address',
    title: t('column.ipAddress'),
    cell: ({ ip }) => <span className={styles.address}>{ip}</span>,
  },
  { key: 'time', title: t('column.time'), cell: ({ time }) => <DateTime iso={time} /> },
  {
    key: 'outcome',
    title: t('column.result'),
    priority: 1,
    cell: (row) => <span className={styles.outcome}>{outcome(row, t)}</span>,
  },
];

function outcome({ succeeded, newDevice: isNew }: SignIn, t: Text) {
  if (!succeeded) return <StatusBadge tone="red">{t('signIns.refused')}</StatusBadge>;
  if (isNew) return <StatusBadge tone="amber">{t('signIns.newDevice')}</StatusBadge>;
  return <StatusBadge tone="green">{t('audit.kind.signedIn')}</StatusBadge>;
}
