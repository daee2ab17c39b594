import { LoadFailed } from '@tracking-console/app-kit/later';
import { useText } from '../useText.ts';

/** In the place of what could not be loaded. */
export function FailedContent({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return <LoadFailed title={t('security.failed')} onRetry={onRetry} />;
}
