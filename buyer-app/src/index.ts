import type { Capability } from '@tracking-console/contract/applications';
import { reactLifecycles } from '@tracking-console/ui';
import { App, type AppProps } from './App.tsx';
import type { ConsoleProps } from './console.ts';
import { refreshIfKept } from './drawnPage.ts';
import { addFeatures } from './features.ts';
import { drawnFirstPage, fetchFirstPage } from './firstPage.ts';
import { createOrHydrateRoot } from './hydration.ts';
import { pageFiles } from './pageFiles.ts';
import { settingsWanted } from './settings/settingsSlice.ts';
import { keepTypedText } from './typedText.ts';

const lifecycles = reactLifecycles<AppProps>(App, createOrHydrateRoot);

let removeFeatures: (() => Promise<void>) | undefined;
let firstPage: ReturnType<typeof fetchFirstPage> | undefined;
let ready: ReturnType<NonNullable<typeof firstPage>> | undefined;

async function addOwnFeatures(props: ConsoleProps) {
  removeFeatures = addFeatures(props.platform);
  firstPage = props.serverContent ? () => drawnFirstPage(props) : fetchFirstPage(props);
}

async function removeOwnFeatures() {
  await removeFeatures?.();
  removeFeatures = undefined;
}

async function waitForTexts({ platform }: ConsoleProps) {
  platform.addEnglish('buyer-app', () => import('./locales/en.json'));
  await platform.languageReady;
}

/** A step of its own: when the file comes too late, the runtime begins no further one. */
async function waitForPage() {
  ready = firstPage?.();
  await ready;
}

async function mountConsole(props: ConsoleProps) {
  const page = await ready;
  props.platform.store.dispatch(settingsWanted());
  const giveBack = keepTypedText(props.domElement);
  await lifecycles.mount({ ...props, files: pageFiles, firstPage: page });
  giveBack();
  if (page?.drawn) refreshIfKept(props.platform.store);
}

/** SA-21: a page that offers less does not mount it, and a release with such a page is refused. */
export const requires = ['popups', 'routerWindow', 'visibility'] as const satisfies readonly Capability[];
export const bootstrap = lifecycles.bootstrap;
export const mount = [addOwnFeatures, waitForTexts, waitForPage, mountConsole];
export const unmount = [lifecycles.unmount, removeOwnFeatures];
