import { useListFailed } from '@tracking-console/app-kit/later';
import type { EmptyStateProps } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** What stands where a list has no rows: that it could not be loaded, or the list's own. */
export function useEmptyList(isFailed: boolean, refetch: () => void, own: EmptyStateProps): EmptyStateProps {
  const t = useText();
  const listFailed = useListFailed();
  if (!isFailed) return own;
  return listFailed(t('security.failed'), refetch);
}
