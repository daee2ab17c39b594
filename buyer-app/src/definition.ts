import type { ApplicationDefinition } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { features } from './features.ts';
import { ConsoleLayout } from './layouts/ConsoleLayout.tsx';
import { restoreRenderedPage } from './model/drawnPage.ts';
import { settingsWanted } from './model/settings/settingsSlice.ts';
import { chosenZone, useSettings } from './model/settings/useSettings.ts';
import { pageFiles } from './pageFiles.ts';

const { buyer } = paths;

/** The buyer console, for the browser and for the server that renders its first page. */
export const definition: ApplicationDefinition = {
  name: 'buyer-app',
  english: () => import('./locales/en.json'),
  pages: pageFiles,
  redirects: () => ({ '': buyer.dashboard(), orders: buyer.ordersRecord() }),
  features,
  Frame: ConsoleLayout,
  useTimeSettings() {
    const settings = useSettings();
    return { timeZone: chosenZone(settings), dateFormat: settings.display.dateFormat };
  },
  restore: restoreRenderedPage,
  onMount: ({ platform }) => platform.store.dispatch(settingsWanted()),
};
