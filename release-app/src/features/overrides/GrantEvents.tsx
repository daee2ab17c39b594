import type { Grant, GrantAction, GrantEvent } from '@tracking-console/contract/overrides';
import { DateTime, Dialog, type Hue, StatusBadge } from '@tracking-console/ui';
import { useTranslation } from 'react-i18next';
import { moduleTitle } from '../../parts/moduleTitle.ts';
import parts from '../../parts/parts.module.css';
import styles from './overrides.module.css';

const HUES: Record<GrantAction, Hue> = {
  issued: 'grey',
  used: 'green',
  failed: 'red',
  ignored: 'amber',
  revoked: 'violet',
};

/** A grant's audit, oldest first: who got it, what ran, failed or was ignored, and who revoked it. */
export function GrantEvents({ grant: { holder, events }, onClose }: { grant: Grant; onClose: () => void }) {
  const { t } = useTranslation('release-app');
  const title = t('grant.events.named', { who: holder });
  return (
    <Dialog open title={title} onClose={onClose}>
      <ol aria-label={title} className={styles.events}>
        {events.map((event) => (
          <Event key={JSON.stringify(event)} event={event} />
        ))}
      </ol>
    </Dialog>
  );
}

function Event({ event: { action, actor, override, time } }: { event: GrantEvent }) {
  const { t } = useTranslation('release-app');
  return (
    <li className={styles.event}>
      <div className={styles.what}>
        <StatusBadge tone={HUES[action]}>{t(`grant.event.${action}`)}</StatusBadge>
        {override && <span className={parts.module}>{moduleTitle(override.module)}</span>}
      </div>
      {override && <code className={parts.code}>{override.address}</code>}
      {override?.reason && <span lang="en">{override.reason}</span>}
      <span className={styles.told}>
        {actor} · <DateTime iso={time} detail="second" />
      </span>
    </li>
  );
}
