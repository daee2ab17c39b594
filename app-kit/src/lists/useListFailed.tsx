import { Button, type EmptyStateProps } from '@tracking-console/ui';
import { useKitText } from '../texts/useKitText.ts';

/** What stands in the place of rows that could not be fetched. */
export function useListFailed() {
  const t = useKitText();
  return (title: string, refetch: () => unknown): EmptyStateProps => ({
    kind: 'error',
    title,
    actions: <Button onClick={() => refetch()}>{t('retry')}</Button>,
  });
}
