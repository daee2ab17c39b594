import type { ApplicationDefinition } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { features } from './features.ts';
import { ConsoleLayout } from './layouts/ConsoleLayout.tsx';
import { restoreRenderedPage } from './model/renderedPage.ts';
import { settingsWanted } from './model/settings/settingsSlice.ts';
import { chosenZone, useSettings } from './model/settings/useSettings.ts';

const { buyer } = paths;

/** The buyer console without its page files, which the browser loads and the server bundle holds. */
export const definition: Omit<ApplicationDefinition, 'pages'> = {
  name: 'buyer-app',
  english: () => import('./locales/en.json'),
  // The staff's page.
  hasPage: (path, { platform }) => path !== 'transferReview' || platform.configuration.rights.finance,
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
