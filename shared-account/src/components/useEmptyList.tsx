import { useKitText } from '@tracking-console/app-kit';
import { Button, type EmptyStateProps } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** What stands where a list has no rows: that it could not be loaded, or the list's own. */
export function useEmptyList(isFailed: boolean, refetch: () => void, own: EmptyStateProps): EmptyStateProps {
  const t = useText();
  const kit = useKitText();
  if (!isFailed) return own;
  return { kind: 'error', title: t('security.failed'), actions: <Button onClick={refetch}>{kit('retry')}</Button> };
}
