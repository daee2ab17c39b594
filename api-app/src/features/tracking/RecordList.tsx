import { useKitText } from '@tracking-console/app-kit';
import { LoadFailed } from '@tracking-console/app-kit/later';
import { RelativeTime, Skeleton, TextLink } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import styles from './tracking.module.css';

export interface RecordRow {
  key: string;
  mark?: ReactNode;
  name: ReactNode;
  text?: ReactNode;
  time: string;
}

interface RecordListProps {
  label: string;
  rows: readonly RecordRow[] | undefined;
  isError: boolean;
  refetch: () => void;
  /** The text if there are no rows. */
  none: string;
  /** The page with all of them. */
  href?: string;
}

/** What has happened around a shipment, newest first. */
export function RecordList({ label, rows, isError, refetch, none, href }: RecordListProps) {
  const t = useText();
  const kitText = useKitText();
  if (isError) return <LoadFailed title={kitText('fetchFailed.title')} onRetry={refetch} />;
  if (!rows)
    return (
      <div aria-busy="true">
        <Skeleton kind="text" rows={4} />
      </div>
    );
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <ul className={styles.records} aria-label={label}>
          {rows.map(({ key, mark, name, text, time }) => (
            <li key={key}>
              <span className={styles.recordName}>
                {mark}
                {name}
              </span>
              {text && <span className={styles.recordText}>{text}</span>}
              <span className={styles.under}>
                <RelativeTime iso={time} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {href && <TextLink href={href}>{t('action.showAll')}</TextLink>}
    </>
  );
}
