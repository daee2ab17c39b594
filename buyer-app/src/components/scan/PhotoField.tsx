import { Button } from '@tracking-console/ui';
import { icons } from '@tracking-console/ui/later';
import { type ChangeEvent, useRef, useState } from 'react';
import { type TextKey, useText } from '../../useText.ts';
import { loadBarcodeReader } from './barcodeReader.ts';
import { toCanvas } from './pictures.ts';
import styles from './ScanPanel.module.css';

type Outcome = { phase: 'none' } | { phase: 'reading' } | { phase: 'failed'; text: TextKey };

interface PhotoFieldProps {
  /** Called with the texts of the photo's barcodes; returns how many numbers are new. */
  onRead: (texts: readonly string[]) => number;
}

/** A photograph of a label, for users without a camera here or without permission for it. */
export function PhotoField({ onRead }: PhotoFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>({ phase: 'none' });
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    target.value = ''; // the same photograph may be chosen again
    if (!photo) return;
    setOutcome({ phase: 'reading' });
    const texts = await textsOn(photo);
    if (texts === null) setOutcome({ phase: 'failed', text: 'shipments.scan.photo.unreadable' });
    else if (texts.length === 0) setOutcome({ phase: 'failed', text: 'shipments.scan.photo.none' });
    else {
      setOutcome({ phase: 'none' });
      onRead(texts);
    }
  };
  return (
    <div className={styles.photo}>
      <input
        ref={field}
        type="file"
        accept="image/*"
        className={styles.file}
        aria-label={t('shipments.scan.photo.choose')}
        tabIndex={-1}
        onChange={read}
      />
      <Button
        icon={<icons.ImageUp size={16} />}
        loading={outcome.phase === 'reading'}
        onClick={() => field.current?.click()}
      >
        {t('shipments.scan.photo.choose')}
      </Button>
      <p role="alert">{outcome.phase === 'failed' && t(outcome.text)}</p>
    </div>
  );
}

/** Null: this browser cannot open it as an image. */
async function textsOn(photo: File): Promise<string[] | null> {
  try {
    const picture = toCanvas(await createImageBitmap(photo));
    const read = await loadBarcodeReader();
    return await read(picture);
  } catch {
    return null;
  }
}
