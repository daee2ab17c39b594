// The entry of this console's server bundle: draws the page the console opens with. It is built apart, for Node, and found
// by its path; nothing of it reaches a browser.

import type { ServerConsole, ServerPage } from '@tracking-console/contract/serverContent';
import { DEFAULT_SETTINGS } from '@tracking-console/contract/settingConstants';
import type { PageFiles } from '@tracking-console/platform';
import { createServerPlatform } from '@tracking-console/platform/server';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { App } from './App.tsx';
import type { ConsoleProps } from './console.ts';
import { DRAWN_FILE, DRAWN_PATH, type DrawnPage, readSettings, SETTINGS_CALL, showDrawnData } from './drawnPage.ts';
import { OVERVIEW_CALLS, readOverview } from './features/shipments/overview/drawnOverview.ts';
import { shipmentsApi } from './features/shipments/shipmentsApi.ts';
import { SETTINGS, SHIPMENTS } from './features.ts';
import * as dashboard from './pages/dashboard.tsx';

const BASE_PATH = '/buyer';
const DRAWN_AT = `${BASE_PATH}/${DRAWN_PATH}`;

/** Drawings until Node has compiled what they run through. */
const WARM = 20;

const files: PageFiles = Object.assign(async () => dashboard, { keys: () => [DRAWN_FILE] });

export const pages: ServerConsole['pages'] = { [DRAWN_AT]: [...OVERVIEW_CALLS, SETTINGS_CALL] };

export const draw: ServerConsole['draw'] = ({ path, language, texts, answers, drawn }) => {
  const platform = createServerPlatform({ language, texts });
  platform.addFeature(SETTINGS);
  platform.addFeature(SHIPMENTS);
  const state: DrawnPage = { language, drawn, overview: readOverview(answers), settings: readSettings(answers) };
  showDrawnData(platform.store, state);
  try {
    const markup = renderToString(
      <I18nextProvider i18n={platform.i18n}>
        <App {...propsFor(path, platform)} files={files} firstPage={{ path: DRAWN_PATH, module: dashboard, drawn }} />
      </I18nextProvider>,
    );
    return { markup, state };
  } finally {
    platform.store.dispatch(shipmentsApi.util.resetApiState()); // or its timers keep the data for a minute
  }
};

export const warmUp: ServerConsole['warmUp'] = () => {
  const answers = [
    {
      Json: {
        utn: { cnum: 1, unum: 1, inum: 0, anum: 0 },
        eitem: [],
        statuses: {},
        attention: 0,
        last_visit: null,
        first_steps: null,
      },
    },
    { Json: [] },
    { Json: [], pageInfo: { Page: 1, PerPage: 1, TotalCount: 0, Counts: {} } },
    { Json: DEFAULT_SETTINGS },
  ];
  const drawn = { at: 0, timeZone: 'UTC' };
  for (let round = 0; round < WARM; round++) draw({ path: DRAWN_AT, language: 'en', texts: {}, answers, drawn });
};

/** What the page gives the console, as far as drawing it once asks for it. */
function propsFor(path: ServerPage['path'], platform: ConsoleProps['platform']): ConsoleProps {
  const props: Partial<ConsoleProps> = {
    platform,
    basePath: BASE_PATH,
    identity: 'BUYER',
    routerWindow: windowAt(path),
    visibility: { isShown: () => true, onChange: () => () => {} },
  };
  return props as ConsoleProps; // elements and parcels come with the page
}

/** As much of a window as a router that never moves looks at. */
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
