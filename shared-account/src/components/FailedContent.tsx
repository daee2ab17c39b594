import { useKitText } from '@tracking-console/app-kit';
import { Button, EmptyState } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** In the place of what could not be loaded. */
export function FailedContent({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const kit = useKitText();
  return (
    <EmptyState kind="error" title={t('security.failed')} actions={<Button onClick={onRetry}>{kit('retry')}</Button>} />
  );
}
