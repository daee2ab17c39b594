import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Why a key on another page led to this one. */
export type Arrival = 'search' | 'add' | 'import';

/** Begins it once: neither Back nor a reload begins it again. */
export function useArrival(begin: Readonly<Partial<Record<Arrival, () => void>>>) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { arrival } = (state ?? {}) as { arrival?: Arrival }; // as ConsoleKeys gives it
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    if (!arrival) return;
    void navigate({ search }, { replace: true, preventScrollReset: true });
    latest.current[arrival]?.();
  }, [arrival, search, navigate]);
}
