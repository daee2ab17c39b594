import { LoadFailed, SecondStepNeeded } from '@tracking-console/app-kit/later';
import { Skeleton, type SkeletonProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { problemIn } from '../model/releaseBaseQuery.ts';
import { useText } from '../useText.ts';
import { ServerWords } from './ServerWords.tsx';

export interface Query<Data> {
  data?: Data | undefined;
  error?: object | undefined;
  refetch: () => unknown;
}

interface AwaitedProps<Data> {
  query: Query<Data>;
  kind?: SkeletonProps['kind'];
  children: (data: Data) => ReactNode;
}

/** The query's data, a skeleton while it is loading, or the failure with a retry. */
export function Awaited<Data>({ query, kind = 'table', children }: AwaitedProps<Data>) {
  const t = useText();
  if (query.data !== undefined) return children(query.data);
  const problem = problemIn(query.error);
  if (!problem)
    return (
      <div aria-busy="true">
        <Skeleton kind={kind} rows={6} />
      </div>
    );
  if (problem.type === 'secondStepNeeded') return <SecondStepNeeded onRetry={query.refetch} />;
  return (
    <LoadFailed
      title={t('fetchFailed.title')}
      text={
        <>
          {t(`problem.${problem.type}`)} <ServerWords>{problem.detail}</ServerWords>
        </>
      }
      onRetry={query.refetch}
    />
  );
}
