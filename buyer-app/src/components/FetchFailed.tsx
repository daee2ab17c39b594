import type { CallError } from '@tracking-console/platform';
import { Button, EmptyState, type EmptyStateProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { type Text, useText } from '../useText.ts';

/** What RTK Query leaves of a failed call: the call's own error, or its note of a bug. */
export type Failure = CallError | { message?: string };

/** What stands where something could not be fetched: why, as far as that is known, and another try. */
/** A toast has shown the cause; support asks for the code. */
export function failureState(t: Text, failure: Failure, retry: ReactNode): EmptyStateProps {
  const code = 'code' in failure ? failure.code : -1;
  const text = code === -1 ? {} : { text: t('fetchFailed.code', { code }) };
  return { kind: 'error', title: t('fetchFailed.title'), ...text, actions: retry };
}

export function FetchFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useText();
  return <EmptyState {...failureState(t, failure, <Button onClick={onRetry}>{t('fetchFailed.retry')}</Button>)} />;
}
