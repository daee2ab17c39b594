import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastLook, rememberLook } from './lastLook.ts';
import { type ListLook, readLook, writeLook } from './listLook.ts';

/** The list's columns and density: the address's, else those of last time. A change goes into both. */
export function useListLook(): [ListLook, (change: Partial<ListLook>) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const look = useMemo(() => readLook(new URLSearchParams(text), lastLook()), [text]);
  const change = (changed: Partial<ListLook>) => {
    const next = { ...look, ...changed };
    rememberLook(next);
    setParams((now) => ({ ...Object.fromEntries(now), ...writeLook(next) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [look, change];
}
