import type { Calls } from '../calls/createCalls.ts';
import { whenIdle } from './whenIdle.ts';

/** An idle period while an answer is awaited does not count: the answer is rendered first. In ms. */
const RETRY_DELAY_MS = 100;

/** Calls back once no call is under way and the browser is idle; returns a function that cancels it. */
export function whenQuiet({ calls }: { calls: Calls }, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = () => {};
  function wait() {
    cancelIdle = whenIdle(() => {
      if (calls.areUnderWay()) timer = setTimeout(wait, RETRY_DELAY_MS);
      else work();
    });
  }
  wait();
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
