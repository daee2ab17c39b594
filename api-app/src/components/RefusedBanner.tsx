import type { RejectedItem } from '@tracking-console/contract/api/tracking';
import { Banner, Button } from '@tracking-console/ui';
import { useText } from '../useText.ts';
import { RefusedRows } from './RefusedRows.tsx';

/** The rows that an action on several shipments refused, until it is dismissed. */
export function RefusedBanner({ rows, onDismiss }: { rows: readonly RejectedItem[]; onDismiss: () => void }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <Banner
      kind="warning"
      text={
        <>
          {t('tracking.refused.title', { count: rows.length })}
          <RefusedRows rows={rows} label={t('tracking.refused.label')} />
        </>
      }
      actions={
        <Button size="sm" onClick={onDismiss}>
          {t('action.dismiss')}
        </Button>
      }
    />
  );
}
