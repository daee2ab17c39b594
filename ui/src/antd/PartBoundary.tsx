import type { ReactNode } from 'react';
import { CrashBoundary } from '../feedback/CrashBoundary.tsx';

/** Around a part that is fetched when it is first rendered: where it does not come, another try stands in its place. */
export function PartBoundary({ children }: { children: ReactNode }) {
  // As if nothing had caught it: the page reports it.
  return <CrashBoundary onError={(cause) => reportError(cause)}>{children}</CrashBoundary>;
}
