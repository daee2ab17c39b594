import { Awaited as AwaitedData, LoadFailed, SecondStepNeeded } from '@tracking-console/app-kit/later';
import type { SkeletonProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';
import { type Problem, problemIn } from '../model/releaseBaseQuery.ts';
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
  const problem = problemIn(query.error);
  return (
    <AwaitedData
      data={query.data}
      kind={kind}
      failed={problem && <Failure problem={problem} onRetry={query.refetch} />}
    >
      {children}
    </AwaitedData>
  );
}

function Failure({ problem, onRetry }: { problem: Problem; onRetry: () => unknown }) {
  const t = useText();
  if (problem.type === 'secondStepNeeded') return <SecondStepNeeded onRetry={onRetry} />;
  return (
    <LoadFailed
      title={t('fetchFailed.title')}
      text={
        <>
          {t(`problem.${problem.type}`)} <ServerWords>{problem.detail}</ServerWords>
        </>
      }
      onRetry={onRetry}
    />
  );
}
