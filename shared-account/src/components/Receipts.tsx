import { usePlatform } from '@tracking-console/app-kit';
import type { TransferRow } from '@tracking-console/contract/offline';
import { Image, icons } from '@tracking-console/ui';
import { useText } from '../useText.ts';
import styles from './transfers.module.css';

interface ReceiptsProps {
  receipts: TransferRow['Receipts'];
  /** In pixels. */
  size: number;
}

/** The receipts of a transfer, small; each opens the file. */
export function Receipts({ receipts, size }: ReceiptsProps) {
  const t = useText();
  const { calls } = usePlatform();
  // Receipts lie beside the calls, at the same host.
  const root = calls.addressOf('pay').replace(/\/call$/, '/receipts');
  if (receipts.length === 0) return '–';
  return (
    <span className={styles.receipts}>
      {receipts.map(({ Id, Type }, place) => {
        const name = `${t('column.receipt')} ${place + 1}`;
        const file = <icons.FileText size={Math.min(size / 2, 28)} aria-hidden="true" />;
        return (
          <a
            key={Id}
            href={`${root}/${Id}`}
            target="_blank"
            rel="noreferrer"
            className={styles.receipt}
            style={{ width: size, height: size }}
            onClick={(event) => event.stopPropagation()}
            {...(Type === 'application/pdf' && { 'aria-label': `${name} (PDF)` })}
          >
            {Type === 'application/pdf' ? (
              file
            ) : (
              <Image src={`${root}/${Id}`} alt={name} width={size} height={size} fallback={file} />
            )}
          </a>
        );
      })}
    </span>
  );
}
