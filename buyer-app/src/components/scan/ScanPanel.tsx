import { numbersIn } from '@tracking-console/contract/shipments/numbersInText';
import { isTrackingNumber } from '@tracking-console/contract/shipments/trackingNumbers';
import { Banner, Loading } from '@tracking-console/ui';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { PhotoField } from './PhotoField.tsx';
import styles from './ScanPanel.module.css';
import { useScanner } from './useScanner.ts';

interface ScanPanelProps {
  /** Called with the numbers of a barcode; returns how many are new. */
  onNumbers: (numbers: readonly string[]) => number;
}

/** Numbers from barcodes, by camera or from a photograph. */
export function ScanPanel({ onNumbers }: ScanPanelProps) {
  const t = useText();
  const [last, setLast] = useState<string | null>(null);
  const take = (texts: readonly string[]) => {
    const numbers = texts.flatMap(numbersIn).filter(isTrackingNumber);
    if (numbers.length === 0) return 0;
    setLast(numbers.join(', '));
    return onNumbers(numbers);
  };
  const { film, scanning } = useScanner(take);
  return (
    <div className={styles.scan}>
      {scanning.phase === 'without' ? (
        <Banner kind="info" text={t(`shipments.scan.without.${scanning.why}`)} />
      ) : (
        <div className={styles.frame}>
          <video ref={film} className={styles.film} muted playsInline aria-label={t('shipments.scan.picture')} />
          {scanning.phase === 'starting' && <Loading overlay="area" tip={t('shipments.scan.starting')} />}
        </div>
      )}
      <p role="status" className={styles.said}>
        {last !== null
          ? t('shipments.scan.found', { number: last })
          : scanning.phase === 'watching' && t('shipments.scan.hint')}
      </p>
      <PhotoField onRead={take} />
    </div>
  );
}
