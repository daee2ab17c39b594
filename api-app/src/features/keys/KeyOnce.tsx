import { Banner, Button, CopyButton } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './keys.module.css';

/** The one time a key is seen. A slip of Escape or a click beside it does not close it. */
export function KeyOnce({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      size="md"
      title={t('keys.once.title')}
      onClose={onClose}
      closable={false}
      escapeCloses={false}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('keys.once.done')}
        </Button>
      }
    >
      <div className={styles.shown}>
        <Banner kind="warning" text={t('keys.once.warning')} />
        <div className={styles.value}>
          <code>{value}</code>
          <CopyButton value={value} label={t('keys.once.key')} />
        </div>
        <p>{t('keys.once.use')}</p>
      </div>
    </Dialog>
  );
}
