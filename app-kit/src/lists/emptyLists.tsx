import { Button, EmptyState, type EmptyStateProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useKitText } from '../texts/useKitText.ts';

/** The empty state of a list that could not be fetched. */
export function useListFailed() {
  const t = useKitText();
  return (title: string, refetch: () => unknown, text?: ReactNode): EmptyStateProps => ({
    kind: 'error',
    title,
    text,
    actions: <Button onClick={() => refetch()}>{t('action.retry')}</Button>,
  });
}

interface LoadFailedProps {
  title: string;
  text?: ReactNode;
  onRetry: () => unknown;
}

/** Shown instead of anything else that could not be fetched. */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const listFailed = useListFailed();
  return <EmptyState {...listFailed(title, onRetry, text)} />;
}

/** The empty state of a list in which the filters match no row. */
export function useNoMatch() {
  const t = useKitText();
  return (title: string, clear: () => void, text?: string): EmptyStateProps => ({
    kind: 'noMatch',
    title,
    text,
    actions: <Button onClick={() => clear()}>{t('filter.clear')}</Button>,
  });
}

interface Words {
  title: string;
  text?: string;
}

interface EmptyList {
  /** false: it was loaded. */
  failed: Words | false;
  refetch: () => unknown;
  /** false: the list is not filtered. */
  noMatch?: (Words & { onClear: () => void }) | false;
  /** Shown where the list has no rows yet. */
  nothing: EmptyStateProps;
}

/** What a list without rows says: that it could not be loaded, that the filters match no row, or its own. */
export function useEmptyList({ failed, refetch, noMatch = false, nothing }: EmptyList): EmptyStateProps {
  const listFailed = useListFailed();
  const matchless = useNoMatch();
  if (failed) return listFailed(failed.title, refetch, failed.text);
  return noMatch ? matchless(noMatch.title, noMatch.onClear, noMatch.text) : nothing;
}
