import type { SourceStanding } from '@tracking-console/contract/api/source';
import { Banner } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { usePolling } from '../pages/usePolling.ts';
import { useKitText } from '../texts/useKitText.ts';
import styles from './SourceNotice.module.css';

const POLL_MS = 30_000;

interface SourceNoticeProps {
  standing: SourceStanding | undefined;
  refetch: () => unknown;
}

/** Why there are no updates: the source of tracking data is away, or takes no new numbers. */
export function SourceNotice({ standing, refetch }: SourceNoticeProps) {
  const t = useKitText();
  const format = useTimeFormat();
  usePolling(refetch, POLL_MS);
  const since = standing?.away_since;
  if (!since && !standing?.full_until) return null;
  return (
    <div className={styles.notice}>
      <Banner kind="warning" text={since ? t('source.away', { time: format(since, 'minute') }) : t('source.full')} />
    </div>
  );
}
