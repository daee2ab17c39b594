import { useMounted } from '@tracking-console/app-kit';
import type { OrderPage } from '@tracking-console/contract/orders';
import { SECURITY_CODES } from '@tracking-console/contract/securityConstants';
import { useCallback, useEffect, useRef, useState } from 'react';

export type LegacyData<Data> =
  | { phase: 'loading' }
  | { phase: 'failed'; code: number | undefined }
  | { phase: 'loaded'; data: Data; page: OrderPage | undefined; isOutdated: boolean };

/** The staff's role does not count in this session, which was opened by a password alone. */
export const needsSecondStep = (state: LegacyData<unknown>): boolean =>
  state.phase === 'failed' && state.code === SECURITY_CODES.secondStepNeeded;

/** What a reading call about orders or invoices answers, kept up to date. The answer to the newest parameters counts. */
export function useLegacyData<Data>(root: 'pay' | 'invoice', method: string, param: object) {
  const { calls, live } = useMounted().platform;
  const [state, setState] = useState<LegacyData<Data>>({ phase: 'loading' });
  const text = JSON.stringify(param);
  const newest = useRef(text);

  const refetch = useCallback(async () => {
    const [error, answer] = await calls.legacy<{ data: Data; pageInfo?: OrderPage }>(
      root,
      method,
      JSON.parse(text),
      // Silent: the page shows that it failed.
      { reads: true, silent: true, beside: true },
    );
    if (newest.current !== text) return;
    setState((before) => {
      if (!error) return { phase: 'loaded', data: answer.data, page: answer.pageInfo, isOutdated: false };
      // What is there already stays where a later look at it fails.
      return before.phase === 'loaded' && !before.isOutdated ? before : { phase: 'failed', code: error.code };
    });
  }, [calls, root, method, text]);

  useEffect(() => {
    if (newest.current !== text) {
      newest.current = text;
      setState((before) => (before.phase === 'loaded' ? { ...before, isOutdated: true } : { phase: 'loading' }));
    }
    void refetch();
    return live.subscribe('orders', () => void refetch());
  }, [refetch, live, text]);

  return [state, refetch] as const;
}
