import { SHARE_DAYS } from '@tracking-console/contract/sharingConstants';
import { Banner, Button, CopyButton, FormField, icons } from '@tracking-console/ui';
import { Dialog, TextField } from '@tracking-console/ui/later';
import { useShareMutation } from '../model/shipments/detailApi.ts';
import type { Shipment } from '../model/shipments/shipment.ts';
import { useText } from '../useText.ts';
import { refusalText } from './refusalText.ts';
import styles from './ShareDialog.module.css';
import { ShareList } from './ShareList.tsx';

export interface ShareDialogProps {
  shipment: Pick<Shipment, 'id' | 'number'>;
  onClose: () => void;
}

/** PG-2d: links that show one shipment to whoever has them. A new one is shown once; the provider keeps no copy. */
export function ShareDialog({ shipment: { id, number }, onClose }: ShareDialogProps) {
  const t = useText();
  const [share, { data: made, error, isLoading }] = useShareMutation();
  const address = made && new URL(made.Path, location.origin).href;
  return (
    <Dialog
      open
      title={t('shipments.share.title', { number })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shipments.share.close')}</Button>}
    >
      <div className={styles.share}>
        <p className={styles.text}>{t('shipments.share.explained', { count: SHARE_DAYS })}</p>
        {error && <Banner kind="error" text={t(refusalText(error))} />}
        {address && (
          <FormField label={t('shipments.share.link')} hint={t('shipments.share.once')}>
            <TextField
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
              suffix={<CopyButton value={address} label={t('shipments.share.link')} />}
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
