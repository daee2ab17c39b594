import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastLook, rememberLook } from '../../model/lists/lastLook.ts';
import { type ListLook, type LookChoices, readLook, writeLook } from '../../model/lists/listLook.ts';
import { useGid } from '../../model/useGid.ts';

type ChangeLook<Name extends string> = (change: Partial<ListLook<Name>>) => void;

/** The list's columns and density: the address's, else those of last time. A change goes into both. */
export function useListLook<Name extends string>(choices: LookChoices<Name>): [ListLook<Name>, ChangeLook<Name>] {
  const gid = useGid();
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const look = useMemo(
    () => readLook(new URLSearchParams(text), choices, lastLook(gid, choices)),
    [gid, text, choices],
  );
  const change: ChangeLook<Name> = (changed) => {
    const next = { ...look, ...changed };
    rememberLook(gid, choices, next);
    setParams((now) => ({ ...Object.fromEntries(now), ...writeLook(next) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [look, change];
}
