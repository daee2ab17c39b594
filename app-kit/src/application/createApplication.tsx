import { reactLifecycles } from '@tracking-console/ui';
import type { Application } from './ApplicationContext.ts';
import { ApplicationView, type ViewProps } from './ApplicationView.tsx';
import { addEnglish } from './addEnglish.ts';
import type { ApplicationDefinition } from './definition.ts';
import { type FirstPage, fetchFirstPage } from './firstPage.ts';
import { createOrHydrateRoot } from './hydration.ts';
import { addFeatures } from './storeFeatures.ts';
import { keepTypedText } from './typedText.ts';

/** The single-spa lifecycles of an application whose pages are files. */
export function createApplication(definition: ApplicationDefinition) {
  const lifecycles = reactLifecycles<ViewProps>(ApplicationView, createOrHydrateRoot);
  let removeFeatures: (() => Promise<void>) | undefined;
  let firstPage: ReturnType<typeof fetchFirstPage> | undefined;
  let ready: FirstPage | undefined;

  async function begin(application: Application) {
    removeFeatures = addFeatures(application.platform, definition.features);
    firstPage = fetchFirstPage(definition, application);
  }

  async function waitForTexts({ platform }: Application) {
    addEnglish(platform, definition);
    await platform.languageReady;
  }

  // A step of its own: when the file comes too late, the runtime begins no further one.
  async function waitForPage() {
    ready = await firstPage?.();
  }

  async function show(application: Application) {
    definition.onMount?.(application);
    const restoreTypedText = keepTypedText(application.domElement);
    await lifecycles.mount({ ...application, definition, firstPage: ready });
    restoreTypedText();
  }

  async function end() {
    await removeFeatures?.();
    removeFeatures = undefined;
  }

  return {
    bootstrap: lifecycles.bootstrap,
    mount: [begin, waitForTexts, waitForPage, show],
    unmount: [lifecycles.unmount, end],
  };
}
