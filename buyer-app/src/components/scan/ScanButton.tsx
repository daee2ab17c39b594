import { usePart } from '@tracking-console/app-kit';
import { Button, icons, loader } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import styles from './ScanButton.module.css';

const scanDialog = loader(async () => (await import('./ScanDialog.tsx')).ScanDialog);

interface ScanButtonProps {
  onNumbers: (numbers: readonly string[]) => number;
}

/** Shown on touch devices, whose camera can be held over a label. */
export function ScanButton({ onNumbers }: ScanButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const Loaded = usePart(scanDialog, open, () => setOpen(false));
  return (
    <span className={styles.touch}>
      <Button icon={<icons.ScanBarcode size={16} />} loading={open && !Loaded} onClick={() => setOpen(true)}>
        {t('shipments.scan.open')}
      </Button>
      {open && Loaded && <Loaded onNumbers={onNumbers} onClose={() => setOpen(false)} />}
    </span>
  );
}
