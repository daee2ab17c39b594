import type { Grant, GrantAction, GrantEvent } from '@tracking-console/contract/releases/overrides';
import { StatusBadge } from '@tracking-console/ui';
import { DateTime, Dialog, type Hue } from '@tracking-console/ui/later';
import { moduleTitle } from '../../components/moduleTitle.ts';
import parts from '../../components/parts.module.css';
import { useText } from '../../useText.ts';
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
  const t = useText();
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
  const t = useText();
  return (
    <li className={styles.event}>
      <div className={styles.what}>
        <StatusBadge tone={HUES[action]}>{t(`grant.event.${action}`)}</StatusBadge>
        {override && <span className={parts.module}>{moduleTitle(override.module)}</span>}
      </div>
      {override && <code className={parts.code}>{override.address}</code>}
      {override?.reason && <span lang="en">{override.reason}</span>}
      <span className={styles.outcome}>
        {actor} · <DateTime iso={time} detail="second" />
      </span>
    </li>
  );
}
