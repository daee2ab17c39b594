import type { Capability } from '@tracking-console/contract/applications';
// The defaults: webpack's namespace of an external holds only the names that are used by name.
import React from 'react';
import singleSpaReact from 'single-spa-react';
import { App, type AppProps, type FirstPage } from './App.tsx';
import type { ConsoleProps } from './console.ts';
import { DRAWN_FILES, type DrawnPage, isDrawnPath, refreshIfKept, showDrawnData } from './drawnPage.ts';
import { addFeatures } from './features.ts';
import { expectDrawn, reactRoots } from './hydration.ts';
import { pageFiles } from './pageFiles.ts';
import { settingsWanted } from './settings/settingsSlice.ts';
import { keepTypedText } from './typedText.ts';

const lifecycles = singleSpaReact<AppProps>({
  React,
  ReactDOMClient: reactRoots,
  rootComponent: App,
  renderType: 'createRoot',
  // The app's own Root draws the fallback of a crash; whatever escapes it is the runtime's.
  suppressComponentDidCatchWarning: true,
});

let removeFeatures: (() => Promise<void>) | undefined;

async function addOwnFeatures({ platform }: ConsoleProps) {
  removeFeatures = addFeatures(platform);
}

async function removeOwnFeatures() {
  await removeFeatures?.();
  removeFeatures = undefined;
}

async function waitForTexts({ platform }: ConsoleProps) {
  platform.addEnglish('buyer-app', () => import('./locales/en.json'));
  await platform.languageReady;
}

/** What a page's module may say beside its component. */
interface DrawnModule {
  /** Whether the customer sees it as the server does, which knows nothing of what the browser remembers. */
  looksAsDrawn?: (platform: ConsoleProps['platform']) => boolean;
}

/** Where the server has drawn the page, its module has to be there before React takes it over. */
async function drawnFirstPage(props: ConsoleProps): Promise<FirstPage | undefined> {
  const { serverContent, platform, domElement, basePath } = props;
  const path = serverContent?.path?.slice(basePath.length + 1) ?? ''; // a runtime of an older release does not say it
  if (!serverContent || !isDrawnPath(path)) return undefined;
  const module = (await pageFiles(DRAWN_FILES[path]).catch(() => null)) as DrawnModule | null; // as each page's file
  const page = module ? (serverContent.take() as DrawnPage | null) : null; // made by this console's own server bundle
  // F-57: with texts that are late, the console speaks another language for now.
  if (!page || !platform.i18n.hasResourceBundle(page.language, 'buyer-app')) return undefined;
  if (page.language !== platform.i18n.language) return undefined;
  showDrawnData(platform.store, page);
  if (module?.looksAsDrawn?.(platform) ?? true) {
    expectDrawn(domElement, (cause) =>
      platform.reportBug(new Error('The console drew another page than the server.', { cause })),
    );
  }
  return { path, module: module as object, drawn: page.drawn };
}

async function mountConsole(props: ConsoleProps) {
  const firstPage = await drawnFirstPage(props);
  const giveBack = keepTypedText(props.domElement);
  await lifecycles.mount({ ...props, files: pageFiles, firstPage } as never); // single-spa's own props are among them
  giveBack();
  props.platform.store.dispatch(settingsWanted());
  if (firstPage) refreshIfKept(props.platform.store);
}

/** SA-21: a page that offers less does not mount it, and a release with such a page is refused. */
export const requires = ['popups', 'routerWindow', 'visibility'] as const satisfies readonly Capability[];
export const bootstrap = lifecycles.bootstrap;
export const mount = [addOwnFeatures, waitForTexts, mountConsole];
export const unmount = [lifecycles.unmount, removeOwnFeatures];
