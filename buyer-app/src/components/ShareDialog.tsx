import type { Share } from '@tracking-console/contract/shipments/sharing';
import { SHARE_DAYS } from '@tracking-console/contract/shipments/sharingConstants';
import { Banner, Button, CopyButton, FormField, icons, Skeleton } from '@tracking-console/ui';
import { Dialog, TextField, useTimeFormat } from '@tracking-console/ui/later';
import { useGetSharesQuery, useRevokeShareMutation, useShareMutation } from '../model/shipments/detailApi.ts';
import type { Shipment } from '../model/shipments/shipment.ts';
import { useText } from '../useText.ts';
import { FetchFailed } from './FetchFailed.tsx';
import { refusalText } from './refusalText.ts';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  shipment: Pick<Shipment, 'id' | 'number'>;
  onClose: () => void;
}

/** Links that show one shipment to everyone who has them. */
export function ShareDialog({ shipment: { id, number }, onClose }: ShareDialogProps) {
  const t = useText();
  const [share, { data: made, error, isLoading }] = useShareMutation();
  const address = made && new URL(made.Path, location.origin).href;
  return (
    <Dialog
      open
      title={t('shipments.share.title', { number })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <div className={styles.share}>
        <p className={styles.text}>{t('shipments.share.explained', { count: SHARE_DAYS })}</p>
        {error && <Banner kind="error" text={t(refusalText(error))} />}
        {address && (
          <FormField label={t('shipments.column.link')}>
            <TextField
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
              suffix={<CopyButton value={address} label={t('shipments.column.link')} />}
            />
          </FormField>
        )}
        <Button
          kind={made ? 'default' : 'primary'}
          icon={<icons.Link2 size={16} />}
          loading={isLoading}
          onClick={() => share(id)}
        >
          {t(made ? 'shipments.share.another' : 'shipments.share.create')}
        </Button>
        <ShareList id={id} />
      </div>
    </Dialog>
  );
}

/** The links that work still, each with a way to end it. */
function ShareList({ id }: { id: string }) {
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

function ShareRow({
  id,
  share: { ShareId, Path, CreateTime, ExpireTime, LastOpenTime },
}: {
  id: string;
  share: Share;
}) {
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
      {Path && <CopyButton value={new URL(Path, location.origin).href} label={t('shipments.column.link')} />}
      <Button size="sm" loading={isLoading} onClick={() => revoke({ id, shareId: ShareId })}>
        {t('shipments.share.revoke')}
      </Button>
    </li>
  );
}
