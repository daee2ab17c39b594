import type { NewShares } from '@tracking-console/contract/shipments/sharing';
import { SHARE_DAYS } from '@tracking-console/contract/shipments/sharingConstants';
import { Banner, Button, CopyButton, FormField, TextArea } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { refusalText } from '../../components/refusalText.ts';
import styles from '../../components/ShareDialog.module.css';
import { useShareManyMutation } from '../../model/shipments/detailApi.ts';
import { useText } from '../../useText.ts';
import type { TargetShipments } from './targetShipments.ts';

interface ShareManyDialogProps {
  target: TargetShipments;
  /** Makes them in the background; answers whether it was begun. */
  onStart: () => Promise<boolean>;
  onClose: () => void;
}

const MAX_LINES = 10;

/** A link to each of several shipments; of few they are here at once, of many in the file of a task. */
export function ShareManyDialog({ target: { ids, count, areMany }, onStart, onClose }: ShareManyDialogProps) {
  const t = useText();
  const [share, { data: made, error, isLoading }] = useShareManyMutation();
  const confirm = async () => {
    if (!areMany) await share(ids);
    else if (await onStart()) onClose();
  };
  const lines = made ? linesOf(made) : '';
  const ways = made
    ? { footer: <Ending lines={lines} onClose={onClose} /> }
    : { confirm: { text: t('shipments.bulk.share.submit', { count }), onConfirm: confirm, loading: isLoading } };
  return (
    <Dialog open title={t('shipments.bulk.share.title', { count })} onClose={onClose} {...ways}>
      <div className={styles.share}>
        <p className={styles.text}>{t('shipments.bulk.share.text', { count: SHARE_DAYS })}</p>
        {areMany && <p className={styles.text}>{t('shipments.bulk.share.many')}</p>}
        {error && <Banner kind="error" text={t(refusalText(error))} />}
        {made && <Links lines={lines} refused={made.ErrorNum} />}
      </div>
    </Dialog>
  );
}

/** A line for each shipment: its number and its link. */
const linesOf = ({ Shares }: NewShares) =>
  Shares.map(({ TrackNo, Path }) => `${TrackNo} ${new URL(Path, location.origin).href}`).join('\n');

function Ending({ lines, onClose }: { lines: string; onClose: () => void }) {
  const t = useText();
  return (
    <>
      {lines && <CopyButton value={lines} label={t('shipments.bulk.share.links')} />}
      <Button onClick={onClose}>{t('action.close')}</Button>
    </>
  );
}

function Links({ lines, refused }: { lines: string; refused: number }) {
  const t = useText();
  return (
    <>
      {refused > 0 && <Banner kind="warning" text={t('shipments.bulk.share.refused', { count: refused })} />}
      {lines && (
        <FormField label={t('shipments.bulk.share.links')}>
          <TextArea
            readOnly
            value={lines}
            rows={Math.min(lines.split('\n').length + 1, MAX_LINES)}
            onFocus={(event) => event.target.select()}
          />
        </FormField>
      )}
    </>
  );
}
