import type { ReactNode } from 'react';
import { CrashBoundary } from '../feedback/CrashBoundary.tsx';

/** Wraps a part that is fetched when it is first rendered; if the fetch fails, a retry is shown in its place. */
export function PartBoundary({ children }: { children: ReactNode }) {
  // As if nothing had caught it: the page reports it.
  return <CrashBoundary onError={(cause) => reportError(cause)}>{children}</CrashBoundary>;
}
