import { useMounted } from '@tracking-console/app-kit';
import type { OfflineAnswers } from '@tracking-console/contract/offline';
import type { OrderPage, PayApiAnswers } from '@tracking-console/contract/orders';
import { useCallback, useEffect, useRef, useState } from 'react';

export type PayData<Data> =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'loaded'; data: Data; page: OrderPage | undefined; isOutdated: boolean };

type Answers = PayApiAnswers & OfflineAnswers;

/** What a reading call about orders answers, kept up to date. The answer to the newest parameters counts. */
export function usePayData<Method extends keyof Answers>(method: Method, param: object) {
  const { calls, live } = useMounted().platform;
  const [state, setState] = useState<PayData<Answers[Method]>>({ phase: 'loading' });
  const text = JSON.stringify(param);
  const newest = useRef(text);

  const refetch = useCallback(async () => {
    const [error, answer] = await calls.legacy<{ data: Answers[Method]; pageInfo?: OrderPage }>(
      'pay',
      method,
      JSON.parse(text),
      // Silent: the page shows that it failed.
      { reads: true, silent: true, beside: true },
    );
    if (newest.current !== text) return;
    setState((before) => {
      if (!error) return { phase: 'loaded', data: answer.data, page: answer.pageInfo, isOutdated: false };
      // What is there already stays where a later look at it fails.
      return before.phase === 'loaded' && !before.isOutdated ? before : { phase: 'failed' };
    });
  }, [calls, method, text]);

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
