import { useEffect, useRef } from 'react';

/** Calls back after `duration`; while paused the timer stops, and then goes on with the time left. */
export function useToastTimer(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [paused]);
}
