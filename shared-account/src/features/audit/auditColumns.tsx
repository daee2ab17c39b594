import { StatusBadge } from '@tracking-console/ui';
import { type Column, DateTime, regionName } from '@tracking-console/ui/later';
import { Device } from '../../components/Device.tsx';
import type { AuditEntry } from '../../model/keyQueries.ts';
import type { Text } from '../../useText.ts';
import styles from './audit.module.css';

/** Kinds whose detail is a name the customer knows; the other details are words of our own. */
const NAMED = /^(key|addresses|social)/;

export const auditColumns = (t: Text, language: string): Column<AuditEntry>[] => [
  {
    key: 'kind',
    title: t('column.event.kind'),
    primary: true,
    cell: ({ kind }) =>
      kind.endsWith('Refused') ? (
        <StatusBadge tone="red">{t(`audit.kind.${kind}`)}</StatusBadge>
      ) : (
        t(`audit.kind.${kind}`)
      ),
    aside: ({ kind, detail }) => NAMED.test(kind) && detail && <span className={styles.detail}>{detail}</span>,
  },
  { key: 'time', title: t('column.time'), cell: ({ time }) => <DateTime iso={time} /> },
  { key: 'address', title: t('column.ipAddress'), cell: ({ ip }) => <span className={styles.ip}>{ip}</span> },
  {
    key: 'device',
    title: t('sessions.device'),
    priority: 3,
    cell: ({ device: kind, browser, system }) => <Device device={{ kind, browser, system }} />,
  },
  {
    key: 'place',
    title: t('sessions.place'),
    priority: 4,
    cell: ({ country }) => (country ? regionName(country, language) : '–'),
  },
];
