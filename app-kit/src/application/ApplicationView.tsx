import { useCallback, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Application } from './ApplicationContext.ts';
import { ApplicationRoot, ThemedRoot } from './ApplicationRoot.tsx';
import { createRouter } from './createRouter.tsx';
import type { ApplicationDefinition } from './definition.ts';
import type { FirstPage } from './firstPage.ts';

export interface ViewProps extends Application {
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

function Pages({ definition, application, firstPage }: PagesProps) {
  const { useTimeSettings, Extras } = definition;
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
      {...(useTimeSettings && { useTimeSettings })}
      {...(firstPage?.rendered && { rendered: firstPage.rendered })}
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
