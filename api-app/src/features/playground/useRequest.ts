import { usePlatform } from '@tracking-console/app-kit';
import { useEffect, useRef, useState } from 'react';
import { type PlainCall, type PlainResponse, sendRequest } from './sendRequest.ts';

export type RequestState =
  | { phase: 'idle' }
  | { phase: 'running' }
  | { phase: 'answered'; response: PlainResponse }
  | { phase: 'failed' }
  | { phase: 'canceled' };

/** One request at a time; it is canceled when the user leaves the page. */
export function useRequest() {
  const { calls } = usePlatform();
  const [state, setState] = useState<RequestState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(call: PlainCall) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'running' });
    try {
      setState({ phase: 'answered', response: await sendRequest(calls, call, controller.signal) });
    } catch {
      setState({ phase: controller.signal.aborted ? 'canceled' : 'failed' });
    } finally {
      running.current = null;
    }
  }

  return {
    state,
    send,
    cancel: () => running.current?.abort(),
    reset: () => setState({ phase: 'idle' }),
  };
}
