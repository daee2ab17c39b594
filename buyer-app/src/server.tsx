// The entry of this console's server bundle: renders the pages the console opens with most. It is built apart, for Node, and
// found by its path; nothing of it reaches a browser.

import { type Application, ApplicationView } from '@tracking-console/app-kit';
import type { ServerCall, ServerConsole, ServerPage } from '@tracking-console/contract/page/serverContent';
import { type BuyerSettings, DEFAULT_SETTINGS } from '@tracking-console/contract/shipments/settingConstants';
import type { PageFiles } from '@tracking-console/platform';
import { createServerPlatform } from '@tracking-console/platform/server';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { definition } from './definition.ts';
import { beginsAsUsual, LIST_CALLS, listEntries } from './features/list/renderedList.ts';
import { OVERVIEW_CALLS, overviewEntries } from './features/overview/renderedOverview.ts';
import { SERVER_FEATURES } from './features.ts';
import {
  type EmbeddedPageData,
  RENDERED_FILES,
  type RenderedEntries,
  type RenderedPath,
  showRenderedData,
} from './model/renderedPage.ts';
import { shipmentsApi } from './model/shipments/shipmentsApi.ts';
import * as dashboard from './pages/dashboard.tsx';
import * as list from './pages/shipment/index.tsx';

const BASE_PATH = '/buyer';

interface Source {
  module: object;
  calls: readonly ServerCall[];
  entries: (answers: readonly object[]) => RenderedEntries;
  /** Whether the console of a customer with these settings would send these calls. */
  suits: (settings: BuyerSettings) => boolean;
}

const SOURCES: Record<RenderedPath, Source> = {
  dashboard: { module: dashboard, calls: OVERVIEW_CALLS, entries: overviewEntries, suits: () => true },
  shipment: { module: list, calls: LIST_CALLS, entries: listEntries, suits: beginsAsUsual },
};
const PATHS = Object.keys(SOURCES) as RenderedPath[]; // by its type it has only these
const addressOf = (path: RenderedPath) => `${BASE_PATH}/${path}`;

/** Sent after the calls of the page itself. */
const SETTINGS_CALL = { method: 'GetSettings', param: {} };

/** Renders until Node has compiled what they run through. */
const WARM = 20;

/** For the router's table only: the rendered page is there, and no other is fetched. */
const pageFiles: PageFiles = Object.assign(async () => undefined, { keys: () => Object.values(RENDERED_FILES) });
const serverDefinition = { ...definition, pages: pageFiles };

export const pages: ServerConsole['pages'] = Object.fromEntries(
  PATHS.map((path) => [addressOf(path), [...SOURCES[path].calls, SETTINGS_CALL]]),
);

export const queried: ServerConsole['queried'] = [addressOf('shipment')];

export const render: ServerConsole['render'] = ({ path: address, language, texts, answers, rendered }) => {
  const path = PATHS.find((known) => addressOf(known) === address);
  if (!path) throw new RangeError(`No page of this console is rendered at ${address}`);
  const { module, entries, suits } = SOURCES[path];
  const { Json: settings } = answers.at(-1) as { Json: BuyerSettings }; // what the contract promises for the last call
  if (!suits(settings)) return null;
  const platform = createServerPlatform({ language, texts });
  for (const feature of SERVER_FEATURES) platform.addFeature(feature);
  const state: EmbeddedPageData = { language, rendered, entries: entries(answers), settings };
  showRenderedData(platform.store, state);
  try {
    const markup = renderToString(
      <I18nextProvider i18n={platform.i18n}>
        <ApplicationView
          {...propsFor(address, platform)}
          definition={serverDefinition}
          firstPage={{ path, module, rendered: rendered }}
        />
      </I18nextProvider>,
    );
    return { markup, state };
  } finally {
    platform.store.dispatch(shipmentsApi.util.resetApiState()); // or its timers keep the data for a minute
  }
};

export const warmUp: ServerConsole['warmUp'] = () => {
  const index = { utn: { cnum: 1, unum: 1, inum: 0, anum: 0 }, eitem: [], statuses: {}, attention: 0 };
  const overview = { Json: { ...index, last_visit: null, first_steps: null } };
  const rows = { Json: [], pageInfo: { Page: 1, PerPage: 1, TotalCount: 0, Counts: {} } };
  const settings = { Json: DEFAULT_SETTINGS };
  const answers: Record<RenderedPath, object[]> = {
    dashboard: [overview, { Json: [] }, rows, settings],
    shipment: [overview, rows, settings],
  };
  const rendered = { at: 0, timeZone: 'UTC' };
  for (let round = 0; round < WARM; round++) {
    for (const path of PATHS)
      render({ path: addressOf(path), language: 'en', texts: {}, answers: answers[path], rendered });
  }
};

/** The console's properties, as far as one rendering uses them. */
function propsFor(path: ServerPage['path'], platform: Application['platform']): Application {
  const props: Partial<Application> = {
    platform,
    basePath: BASE_PATH,
    identity: 'BUYER',
    routerWindow: windowAt(path),
    visibility: { isShown: () => true, onChange: () => () => {} },
  };
  return props as Application; // elements and parcels come with the page
}

/** As much of a window as a router that never navigates uses. */
function windowAt(pathname: string): Window {
  const never = () => {};
  const standing = {
    location: { pathname, search: '', hash: '', origin: 'http://localhost', href: `http://localhost${pathname}` },
    history: { state: null, replaceState: never },
    addEventListener: never,
    removeEventListener: never,
  };
  return standing as unknown as Window; // as above
}
