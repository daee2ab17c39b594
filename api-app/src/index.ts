import type { Capability } from '@tracking-console/contract/applications';
import { endQueries } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import { App } from './App.tsx';
import { consoleApi } from './consoleApi.ts';
import { askForFirstPage } from './firstPage.ts';
import type { Application } from './frame/ApplicationContext.ts';

const lifecycles = reactLifecycles<Application>(App);

async function waitForTexts({ platform }: Application) {
  platform.addEnglish('api-app', () => import('./locales/en.json'));
  await platform.languageReady;
}

let removeFeatures = async () => {};

async function addFeatures(props: Application) {
  const { platform } = props;
  const remove = platform.addFeature({
    reducers: { [consoleApi.reducerPath]: consoleApi.reducer },
    middleware: consoleApi.middleware,
  });
  void askForFirstPage(props);
  removeFeatures = async () => {
    await endQueries(platform.store, consoleApi);
    remove();
  };
}

/** A page that offers less does not mount the application, and a release with such a page is refused. */
export const requires = ['popups', 'routerWindow', 'visibility'] as const satisfies readonly Capability[];
export const bootstrap = [lifecycles.bootstrap];
export const mount = [addFeatures, waitForTexts, lifecycles.mount];
export const unmount = [lifecycles.unmount, () => removeFeatures()];
