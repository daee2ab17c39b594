import type { Capability } from '@tracking-console/contract/applications';
import { endQueries } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import { App } from './App.tsx';
import type { Application } from './frame/ApplicationContext.ts';
import { releaseApi } from './queries/releaseApi.ts';

const lifecycles = reactLifecycles<Application>(App);

async function waitForTexts({ platform }: Application) {
  platform.addEnglish('release-app', () => import('./locales/en.json'));
  await platform.languageReady;
}

let removeFeatures = async () => {};

async function addFeatures({ platform }: Application) {
  const remove = platform.addFeature({
    reducers: { [releaseApi.reducerPath]: releaseApi.reducer },
    middleware: releaseApi.middleware,
  });
  removeFeatures = async () => {
    await endQueries(platform.store, releaseApi);
    remove();
  };
}

/** A page that offers less does not mount the application, and a release with such a page is refused. */
export const requires = ['popups', 'routerWindow', 'visibility'] as const satisfies readonly Capability[];
export const bootstrap = [lifecycles.bootstrap];
export const mount = [waitForTexts, addFeatures, lifecycles.mount];
export const unmount = [lifecycles.unmount, () => removeFeatures()];
