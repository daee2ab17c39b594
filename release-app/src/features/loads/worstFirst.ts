import type { LoadCount } from '@tracking-console/contract/releases/releaseLoads';

/** The share of failed loads: 0 … 1. */
export const failedShare = ({ ok, failed }: Pick<LoadCount, 'ok' | 'failed'>) =>
  ok + failed === 0 ? 0 : failed / (ok + failed);

/** The worst counts first, then those used most. */
export const worstFirst = (counts: readonly LoadCount[]) =>
  counts.toSorted((a, b) => failedShare(b) - failedShare(a) || b.ok - a.ok);
