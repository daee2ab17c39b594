import { Button } from '@tracking-console/ui';
import { useKitText } from '../texts/useKitText.ts';
import styles from './MorePages.module.css';

interface MorePagesProps {
  /** How long rows are kept. */
  note: string;
  hasMore: boolean;
  loading: boolean;
  /** Why there are no more rows yet. */
  failed: string | false;
  onMore: () => unknown;
}

/** Below the rows that are there. */
export function MorePages({ note, hasMore, loading, failed, onMore }: MorePagesProps) {
  const t = useKitText();
  return (
    <div className={styles.more}>
      {failed ? (
        <span role="alert" className={styles.failed}>
          {failed}
        </span>
      ) : (
        <span>{note}</span>
      )}
      {hasMore && (
        <Button size="sm" loading={loading} onClick={onMore}>
          {failed ? t('action.retry') : t('more')}
        </Button>
      )}
    </div>
  );
}
