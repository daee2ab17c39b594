import { Image, icons } from '@tracking-console/ui';
import type { Transfer } from '../model/transfers.ts';
import { useReceiptAddress } from '../model/useReceiptAddress.ts';
import { useText } from '../useText.ts';
import styles from './transfers.module.css';

interface ReceiptsProps {
  receipts: Transfer['receipts'];
  /** In pixels. */
  size: number;
}

/** The receipts of a transfer, small; each opens the file. */
export function Receipts({ receipts, size }: ReceiptsProps) {
  const t = useText();
  const addressOf = useReceiptAddress();
  if (receipts.length === 0) return '–';
  return (
    <span className={styles.receipts}>
      {receipts.map(({ id, type }, place) => {
        const name = `${t('column.receipt')} ${place + 1}`;
        const file = <icons.FileText size={Math.min(size / 2, 28)} aria-hidden="true" />;
        return (
          <a
            key={id}
            href={addressOf(id)}
            target="_blank"
            rel="noreferrer"
            className={styles.receipt}
            style={{ width: size, height: size }}
            onClick={(event) => event.stopPropagation()}
            {...(type === 'application/pdf' && { 'aria-label': `${name} (PDF)` })}
          >
            {type === 'application/pdf' ? (
              file
            ) : (
              <Image src={addressOf(id)} alt={name} width={size} height={size} fallback={file} />
            )}
          </a>
        );
      })}
    </span>
  );
}
