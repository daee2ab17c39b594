import { Button, RelativeTime, StatusBadge } from '@tracking-console/ui';
import type { Column } from '@tracking-console/ui/later';
import { Device } from '../../components/Device.tsx';
import { deviceName } from '../../components/deviceName.ts';
import type { Session } from '../../model/securityQueries.ts';
import type { Text } from '../../useText.ts';
import styles from './sessions.module.css';

interface Needed {
  t: Text;
  place: (row: { country: string }) => string;
  onEnd: (session: Session) => void;
}

export function sessionColumns({ t, place, onEnd }: Needed): Column<Session>[] {
  return [
    { key: 'device', title: t('sessions.device'), primary: true, cell: (session) => <Device device={session} /> },
    { key: 'place', title: t('sessions.place'), priority: 3, cell: place },
    {
      key: 'address',
      title: t('column.ipAddress'),
      priority: 2,
      cell: ({ ip }) => <span className={styles.address}>{ip}</span>,
    },
    {
      key: 'active',
      title: t('sessions.active'),
      priority: 2,
      cell: ({ current, lastSeenTime: seen }) =>
        current ? <StatusBadge tone="green">{t('sessions.current')}</StatusBadge> : <RelativeTime iso={seen} />,
    },
    {
      key: 'end',
      title: t('action.signOut'),
      titleHidden: true,
      align: 'end',
      priority: 1,
      cell: (session) =>
        !session.current && (
          <Button
            size="sm"
            kind="text"
            aria-label={t('sessions.endNamed', { device: deviceName(session, t) })}
            onClick={() => onEnd(session)}
          >
            {t('action.signOut')}
          </Button>
        ),
    },
  ];
}
