import { usePlatform } from '@tracking-console/app-kit';
import type { DataMode } from '@tracking-console/contract/api/keyConstants';
import { readDataMode } from '@tracking-console/contract/page/addresses';
import { dataModeChosen, dataModeShown, type State, selectDataMode } from '@tracking-console/platform';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { consoleApi } from '../model/consoleApi.ts';
import { taskBaseApi } from '../model/taskQueries.ts';

/** Pages with live and test data. The data of other pages, such as rules and orders, exists once per account. */
const PAGES = ['/dashboard', '/tracking', '/airline', '/settings', '/taskCenter'];

/**
 * The set of data the page shows: the one in its URL. `isReady`: the calls of what is rendered now are about that set.
 */
export function useDataMode() {
  const { store } = usePlatform();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const chosen = readDataMode(address);
  const hasBoth = PAGES.some((page) => pathname.endsWith(page));
  const mode: DataMode = hasBoth ? chosen : 'live';
  const shown = useSelector((state: State) => selectDataMode(state));

  useEffect(() => {
    store.dispatch(dataModeChosen(chosen));
  }, [chosen, store]);

  useEffect(() => {
    if (mode === shown) return;
    store.dispatch(dataModeShown(mode));
    // The cached data is of the other set.
    for (const api of [consoleApi, taskBaseApi]) store.dispatch(api.util.resetApiState());
  }, [mode, shown, store]);

  const choose = (wanted: DataMode) => {
    // First, as every URL that is written contains the chosen mode.
    store.dispatch(dataModeChosen(wanted));
    const next = new URLSearchParams(address);
    if (wanted === 'test') next.set('mode', wanted);
    else next.delete('mode');
    setAddress(next, { replace: true });
  };
  return { mode, hasBoth, isReady: mode === shown, choose };
}
