import { Skeleton, type SkeletonProps } from '@tracking-console/ui';
import type { ReactNode } from 'react';

interface AwaitedProps<Data> {
  /** undefined: not loaded. */
  data: Data | undefined;
  /** Shown instead where nothing was loaded and nothing will be. */
  failed: ReactNode;
  kind?: SkeletonProps['kind'];
  children: (data: Data) => ReactNode;
}

/** What is loaded from the server; a skeleton until it is there. */
export function Awaited<Data>({ data, failed, kind = 'detail', children }: AwaitedProps<Data>) {
  if (data !== undefined) return children(data);
  return (
    failed || (
      <div aria-busy="true">
        <Skeleton kind={kind} rows={6} />
      </div>
    )
  );
}
