import { Banner, Button, CopyButton } from '@tracking-console/ui';
import { Dialog, icons } from '@tracking-console/ui/later';
import { useText } from '../../useText.ts';
import styles from './twoStep.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes are shown only once, so neither Escape nor a click beside the dialog closes it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useText();
  const text = codes.join('\n');
  return (
    <Dialog
      open
      size="md"
      title={t('recovery.title')}
      onClose={onClose}
      closable={false}
      escapeCloses={false}
      footer={
        <>
          <Button icon={<icons.Download size={16} />} onClick={() => download(text)}>
            {t('recovery.download')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('recovery.done')}
          </Button>
        </>
      }
    >
      <div className={styles.recovery}>
        <Banner kind="warning" text={t('recovery.text')} />
        <p className={styles.heading}>
          {t('recovery.codes')} <CopyButton value={text} label={t('recovery.codes')} />
        </p>
        <ol className={styles.codes} aria-label={t('recovery.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

function download(text: string) {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
