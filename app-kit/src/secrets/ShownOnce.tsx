import { Banner, Button, CopyButton } from '@tracking-console/ui';
import { Dialog } from '@tracking-console/ui/later';
import styles from './ShownOnce.module.css';

interface ShownOnceProps {
  title: string;
  warning: string;
  /** The value's name on the copy button. */
  label: string;
  value: string;
  use: string;
  done: string;
  onClose: () => void;
}

/** The one time a secret value is seen. A slip of Escape or a click beside it does not close it. */
export function ShownOnce({ title, warning, label, value, use, done, onClose }: ShownOnceProps) {
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      closable={false}
      escapeCloses={false}
      footer={
        <Button kind="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      <div className={styles.shown}>
        <Banner kind="warning" text={warning} />
        <div className={styles.value}>
          <code>{value}</code>
          <CopyButton value={value} label={label} />
        </div>
        <p>{use}</p>
      </div>
    </Dialog>
  );
}
