import { useListFailed, useNoMatch } from '@tracking-console/app-kit/later';
import type { EmptyStateProps } from '@tracking-console/ui';
import { useText } from '../useText.ts';

interface Narrowed {
  title: string;
  onClear: () => void;
}

/** Shown when a list has no rows: that it could not be loaded, that no row matches the filters, or its own text. */
export function useEmptyList(
  isFailed: boolean,
  refetch: () => void,
  own: EmptyStateProps,
  narrowed?: Narrowed | false,
): EmptyStateProps {
  const t = useText();
  const listFailed = useListFailed();
  const noMatch = useNoMatch();
  if (isFailed) return listFailed(t('security.failed'), refetch);
  return narrowed ? noMatch(narrowed.title, narrowed.onClear) : own;
}
