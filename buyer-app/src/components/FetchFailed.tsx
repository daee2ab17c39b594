import { useListFailed } from '@tracking-console/app-kit/later';
import type { CallError } from '@tracking-console/platform';
import { EmptyState, type EmptyStateProps } from '@tracking-console/ui';
import { useText } from '../useText.ts';

/** A failed call in RTK Query: the call's own error, or the serialized error of a bug. */
export type Failure = CallError | { message?: string };

/** The empty state of what could not be fetched. A toast has shown the cause; support needs the code. */
export function useFetchFailed() {
  const t = useText();
  const listFailed = useListFailed();
  return (failure: Failure, refetch: () => unknown): EmptyStateProps => {
    const code = 'code' in failure ? failure.code : -1;
    return listFailed(t('fetchFailed.title'), refetch, code === -1 ? undefined : t('errors.unknown', { code }));
  };
}

export function FetchFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const fetchFailed = useFetchFailed();
  return <EmptyState {...fetchFailed(failure, onRetry)} />;
}
