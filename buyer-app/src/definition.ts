import type { ApplicationDefinition } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { restoreRenderedPage } from './drawnPage.ts';
import { features } from './features.ts';
import { settingsWanted } from './settings/settingsSlice.ts';
import { useSettings } from './settings/useSettings.ts';
import { chosenZone } from './settings/useTimeZone.ts';

const { buyer } = paths;

/** The buyer console without its page files, which the browser loads and the server bundle holds. */
export const definition: Omit<ApplicationDefinition, 'pages'> = {
  name: 'buyer-app',
  english: () => import('./locales/en.json'),
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
