import type { UnknownAction } from '@reduxjs/toolkit';
import type { BuyerSettings } from '@tracking-console/contract/settingConstants';
import type { DrawnTimes } from '@tracking-console/ui';
import { type DrawnOverview, overviewActions } from './features/shipments/overview/drawnOverview.ts';
import { shipmentsApi } from './features/shipments/shipmentsApi.ts';
import { settingsKnown } from './settings/settingsSlice.ts';

/** The page the server draws: the file its route is made of, and its path below the console's. */
export const DRAWN_FILE = './dashboard.tsx';
export const DRAWN_PATH = 'dashboard';

/** What the server hands over with the page it has drawn; it travels as JSON. */
export interface DrawnPage {
  language: string;
  drawn: DrawnTimes;
  overview: DrawnOverview;
  settings: BuyerSettings;
}

/** Asked for after the calls of the page itself. */
export const SETTINGS_CALL = { method: 'GetSettings', param: {} };

export function readSettings(answers: readonly object[]): BuyerSettings {
  const { Json } = answers.at(-1) as { Json: BuyerSettings }; // what the contract promises for the call above
  return Json;
}

interface Dispatching {
  dispatch: (action: UnknownAction) => unknown;
}

/** What the page was made from, as if this console had fetched it. */
export function showDrawnData(store: Dispatching, { overview, settings }: DrawnPage) {
  store.dispatch(settingsKnown(settings));
  for (const action of overviewActions(overview)) store.dispatch(action);
}

/** A page that somebody went back to may come from the browser's cache, drawn long ago: it is fetched anew behind. */
export function refreshIfKept(store: Dispatching) {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (visit && 'type' in visit && visit.type === 'back_forward')
    store.dispatch(shipmentsApi.util.invalidateTags(['Overview', 'List']) as never); // a thunk, which redux's type does not know
}
