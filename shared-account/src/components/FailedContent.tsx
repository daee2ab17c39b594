import { LoadFailed } from '@tracking-console/app-kit/later';
import { useText } from '../useText.ts';

/** Shown in place of content that could not be loaded. */
export function FailedContent({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return <LoadFailed title={t('security.failed')} onRetry={onRetry} />;
}
