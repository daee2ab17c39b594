import { useKitText } from '@tracking-console/app-kit';
import { useListFailed } from '@tracking-console/app-kit/later';
import { Button, type EmptyStateProps } from '@tracking-console/ui';
import { useText } from '../useText.ts';

interface Narrowed {
  title: string;
  onClear: () => void;
}

/** What stands where a list has no rows: that it could not be loaded, that no row matches the filters, or the list's own. */
export function useEmptyList(
  isFailed: boolean,
  refetch: () => void,
  own: EmptyStateProps,
  narrowed?: Narrowed | false,
): EmptyStateProps {
  const t = useText();
  const kit = useKitText();
  const listFailed = useListFailed();
  if (isFailed) return listFailed(t('security.failed'), refetch);
  if (!narrowed) return own;
  const { title, onClear } = narrowed;
  return { kind: 'noMatch', title, actions: <Button onClick={onClear}>{kit('refine.clear')}</Button> };
}
