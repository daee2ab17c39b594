import { usePlatform } from '@tracking-console/app-kit';
import type { DataMode } from '@tracking-console/contract/keyConstants';
import { dataModeShown, type State, selectDataMode } from '@tracking-console/platform';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { consoleApi } from '../model/consoleApi.ts';
import { readDataMode } from '../model/dataModeAddress.ts';
import { taskBaseApi } from '../model/taskQueries.ts';

/** Pages whose data are two sets. What the others show, such as rules and orders, there is once for an account. */
const PAGES = ['/dashboard', '/tracking', '/airline', '/settings', '/taskCenter'];

/**
 * Which set of data the page shows. The address names test data; a link without it leaves what is shown as it is, and gets it
 * into the address. `isReady`: the calls of what is rendered now are about that set.
 */
export function useDataMode() {
  const { store } = usePlatform();
  const { pathname, key, state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const named = readDataMode(address);
  const [held, hold] = useState({ key, mode: named });
  // Each place that names test data shows them; what was chosen there holds from then on. What this hook wrote says nothing new.
  const isNews = held.key !== key && state?.isCorrected !== true;
  const chosen: DataMode = isNews && named === 'test' ? named : held.mode;
  if (held.key !== key) hold({ key, mode: chosen });
  const hasBoth = PAGES.some((page) => pathname.endsWith(page));
  const mode: DataMode = hasBoth ? chosen : 'live';
  const shown = useSelector((state: State) => selectDataMode(state));

  useEffect(() => {
    if (!hasBoth || named === chosen) return;
    setAddress(withDataMode(chosen), { replace: true, state: { ...state, isCorrected: true } });
  }, [chosen, named, hasBoth, state, setAddress]);

  useEffect(() => {
    if (mode === shown) return;
    store.dispatch(dataModeShown(mode));
    // What was read is of the other set.
    for (const api of [consoleApi, taskBaseApi]) store.dispatch(api.util.resetApiState());
  }, [mode, shown, store]);

  // A page that mounts may write its address again: not before the one that is left has gone from it.
  const isLeaving = named === 'test' && chosen === 'live';
  return {
    mode,
    hasBoth,
    isReady: mode === shown && !isLeaving,
    choose: (wanted: DataMode) => hold({ key, mode: wanted }),
  };
}

const withDataMode = (mode: DataMode) => (address: URLSearchParams) => {
  const changed = new URLSearchParams(address);
  if (mode === 'test') changed.set('mode', 'test');
  else changed.delete('mode');
  return changed;
};
