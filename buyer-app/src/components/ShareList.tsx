import type { Share } from '@tracking-console/contract/sharing';
import { Button, Skeleton } from '@tracking-console/ui';
import { useTimeFormat } from '@tracking-console/ui/later';
import { useGetSharesQuery, useRevokeShareMutation } from '../model/shipments/detailApi.ts';
import { useText } from '../useText.ts';
import { FetchFailed } from './FetchFailed.tsx';
import styles from './ShareDialog.module.css';

/** The links that work still, each with a way to end it. */
export function ShareList({ id }: { id: string }) {
  const t = useText();
  const { currentData: shares, error, refetch } = useGetSharesQuery(id, { refetchOnMountOrArgChange: true });
  if (error) return <FetchFailed failure={error} onRetry={refetch} />;
  if (!shares) return <Skeleton rows={2} />;
  if (shares.length === 0) return <p className={styles.text}>{t('shipments.share.none')}</p>;
  return (
    <section aria-label={t('shipments.share.list')}>
      <h3 className={styles.heading}>{t('shipments.share.list')}</h3>
      <ul className={styles.list}>
        {shares.map((share) => (
          <ShareRow key={share.ShareId} id={id} share={share} />
        ))}
      </ul>
    </section>
  );
}

function ShareRow({ id, share: { ShareId, CreateTime, ExpireTime, LastOpenTime } }: { id: string; share: Share }) {
  const t = useText();
  const timeText = useTimeFormat();
  const [revoke, { isLoading }] = useRevokeShareMutation();
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span>{t('shipments.share.createdOn', { date: timeText(CreateTime) })}</span>
        <span className={styles.text}>{t('shipments.share.worksUntil', { date: timeText(ExpireTime, 'day') })}</span>
        <span className={styles.text}>
          {LastOpenTime
            ? t('shipments.share.openedOn', { date: timeText(LastOpenTime) })
            : t('shipments.share.unopened')}
        </span>
      </span>
      <Button size="sm" loading={isLoading} onClick={() => revoke({ id, shareId: ShareId })}>
        {t('shipments.share.revoke')}
      </Button>
    </li>
  );
}
