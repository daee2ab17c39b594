import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationDefinition } from '@tracking-console/app-kit';
import type { BuyerMethod, BuyerParam } from '@tracking-console/contract/shipments/buyerApi';
import type { BuyerSettings } from '@tracking-console/contract/shipments/settingConstants';
import { isMounted, type Platform, type State } from '@tracking-console/platform';
import type { RenderedTimes } from '@tracking-console/ui';
import { settingsKnown } from './settings/settingsSlice.ts';
import { shipmentsApi } from './shipments/shipmentsApi.ts';

/** The pages the server renders, by their paths below the console's: the files their routes are made of. */
export const RENDERED_FILES = { dashboard: './dashboard.tsx', shipment: './shipment/index.tsx' } as const;
export type RenderedPath = keyof typeof RENDERED_FILES;

/** What a call of the console has been answered, for its cache of answers. */
export type RenderedEntries = Parameters<typeof shipmentsApi.util.upsertQueryEntries>[0];

/** What the server hands over with the page it has rendered; it travels as JSON. */
export interface EmbeddedPageData {
  language: string;
  rendered: RenderedTimes;
  entries: RenderedEntries;
  settings: BuyerSettings;
}

type RenderedPage = NonNullable<ReturnType<NonNullable<ApplicationDefinition['restore']>>>;

interface Dispatching {
  dispatch: (action: UnknownAction) => unknown;
}

/** What the page was made from, as if this console had fetched it. */
export function showRenderedData(store: Dispatching, { entries, settings }: EmbeddedPageData) {
  store.dispatch(settingsKnown(settings));
  store.dispatch(shipmentsApi.util.upsertQueryEntries(entries));
}

/** Puts what the server rendered the page from into the store, and returns how it rendered it. */
export function restoreRenderedPage(platform: Platform, state: unknown): RenderedPage {
  const page = state as EmbeddedPageData; // made by this console's own server bundle
  showRenderedData(platform.store, page);
  refreshIfKept(platform);
  return { language: page.language, rendered: page.rendered };
}

/**
 * A page restored from the browser's cache may be old: it is refetched in the background. Only once it is mounted, since RTK
 * Query would drop data that is not in use yet and hydrate without it.
 */
function refreshIfKept({ store }: Platform) {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  if (!visit || !('type' in visit) || visit.type !== 'back_forward') return;
  const stop = store.subscribe(() => {
    if (!isMounted('BUYER')(store.getState() as State)) return; // its own reducers are never taken away
    stop();
    store.dispatch(shipmentsApi.util.invalidateTags(['Overview', 'List']) as never); // a thunk, which redux's type does not know
  });
}

/** A call a rendered page is made from, as the console would send it. */
export const renderedPageCall = <Method extends BuyerMethod>(method: Method, param: BuyerParam<Method>) => ({
  method,
  param,
});
