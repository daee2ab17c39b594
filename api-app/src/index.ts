import { createApplication } from '@tracking-console/app-kit';
import { paths } from '@tracking-console/platform';
import { Notifier } from './features/toasts/Notifier.tsx';
import { ConsoleLayout } from './layouts/ConsoleLayout.tsx';
import { consoleApi } from './model/consoleApi.ts';
import { chosenZone, useSettings } from './model/settingsQueries.ts';
import { taskBaseApi } from './model/taskQueries.ts';
import { pageFiles } from './pageFiles.ts';

export { requires } from '@tracking-console/app-kit';

const { api } = paths;

export const { bootstrap, mount, unmount } = createApplication({
  name: 'api-app',
  english: () => import('./locales/en.json'),
  pages: pageFiles,
  // The staff's page.
  hasPage: (path, { platform }) => path !== 'transferReview' || platform.configuration.rights.finance,
  redirects: () => ({ '': api.dashboard(), orders: api.ordersRecord(), notification: api.notificationOwn() }),
  features: [{ api: consoleApi }, { api: taskBaseApi }],
  Frame: ConsoleLayout,
  Extras: Notifier,
  useTimeSettings: () => ({ timeZone: chosenZone(useSettings()) }),
});
