import { endQueries, type Platform } from '@tracking-console/platform';
import { reactLifecycles } from '@tracking-console/ui';
import { useCallback, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Application } from './ApplicationContext.ts';
import { ApplicationRoot, ThemedRoot } from './ApplicationRoot.tsx';
import { createRouter } from './createRouter.tsx';
import type { ApplicationDefinition, StoreFeature } from './definition.ts';
import { type FirstPage, fetchFirstPage } from './firstPage.ts';
import { createOrHydrateRoot } from './hydration.ts';
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
    platform.addEnglish(definition.name, definition.english);
    platform.addEnglish('app-kit', () => import(/* webpackChunkName: "app-kit-en" */ '../locales/en.json'));
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

/** Returns what takes the features out of the store again. */
export function addFeatures(
  { addFeature, store }: Pick<Platform, 'addFeature' | 'store'>,
  features: readonly StoreFeature[],
) {
  const removals = features.map(({ api, reducers, sagas }) =>
    addFeature({
      reducers: { ...reducers, ...(api && { [api.reducerPath]: api.reducer }) },
      ...(api && { middleware: api.middleware }),
      ...(sagas && { sagas }),
    }),
  );
  return async () => {
    for (const { api } of features) if (api) await endQueries(store, api);
    for (const remove of removals.toReversed()) remove();
  };
}

interface ViewProps extends Application {
  definition: ApplicationDefinition;
  firstPage?: FirstPage | undefined;
}

/** The whole application as React renders it, in the browser and on the server. */
export function ApplicationView({ definition, firstPage, ...application }: ViewProps) {
  return (
    <ApplicationRoot mounted={application} name={definition.name}>
      <Pages definition={definition} application={application} firstPage={firstPage} />
    </ApplicationRoot>
  );
}

interface PagesProps extends Pick<ViewProps, 'definition' | 'firstPage'> {
  application: Application;
}

const noTimeSettings = () => ({});

function Pages({ definition, application, firstPage }: PagesProps) {
  const { useTimeSettings = noTimeSettings, Extras } = definition;
  const router = useRouter(definition, application, firstPage);
  const { platform, basePath } = application;
  const navigate = useCallback(
    (href: string) => {
      if (`${href}/`.toLowerCase().startsWith(`${basePath}/`)) void router.navigate(href);
      else platform.navigation.go(href);
    },
    [router, basePath, platform],
  );
  return (
    <ThemedRoot
      {...useTimeSettings()}
      {...(firstPage?.rendered && { drawn: firstPage.rendered })}
      onNavigate={navigate}
    >
      <RouterProvider router={router} />
      {Extras && <Extras />}
    </ThemedRoot>
  );
}

/** One router a mount. A page that failed stays failed in its router, so a retry makes another one. */
function useRouter(definition: ApplicationDefinition, application: Application, firstPage: FirstPage | undefined) {
  const [router, setRouter] = useState(() => make(firstPage));
  useEffect(() => () => router.dispose(), [router]);
  function make(first?: FirstPage) {
    return createRouter(definition, application, () => setRouter(() => make()), first);
  }
  return router;
}
