import { Button, EmptyState, type EmptyStateProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { useKitText } from '../texts/useKitText.ts';

/** What stands in the place of rows that could not be fetched. */
export function useListFailed() {
  const t = useKitText();
  return (title: string, refetch: () => unknown, text?: ReactNode): EmptyStateProps => ({
    kind: 'error',
    title,
    text,
    actions: <Button onClick={() => refetch()}>{t('retry')}</Button>,
  });
}

interface LoadFailedProps {
  title: string;
  text?: ReactNode;
  onRetry: () => unknown;
}

/** What stands in the place of anything else that could not be fetched. */
export function LoadFailed({ title, text, onRetry }: LoadFailedProps) {
  const listFailed = useListFailed();
  return <EmptyState {...listFailed(title, onRetry, text)} />;
}

/** What stands in the place of rows where the filters leave none. */
export function useNoMatch() {
  const t = useKitText();
  return (title: string, clear: () => void, text?: string): EmptyStateProps => ({
    kind: 'noMatch',
    title,
    text,
    actions: <Button onClick={() => clear()}>{t('refine.clear')}</Button>,
  });
}
