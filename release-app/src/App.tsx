import { selectPreferences, storeWhileShown } from '@tracking-console/platform';
import { CrashBoundary, Root } from '@tracking-console/ui';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type Application, ApplicationContext } from './frame/ApplicationContext.ts';
import { createReleaseRouter } from './router.tsx';

export function App(props: Application) {
  const { platform, visibility } = props;
  const store = useMemo(() => storeWhileShown(platform.store, visibility), [platform, visibility]);
  return (
    <CrashBoundary language={platform.i18n.language} onError={platform.reportBug}>
      <Provider store={store}>
        <ApplicationContext value={props}>
          <Pages {...props} />
        </ApplicationContext>
      </Provider>
    </CrashBoundary>
  );
}

function Pages(props: Application) {
  const { platform, basePath, popupElement, visibility } = props;
  const { i18n } = useTranslation('release-app', { useSuspense: false });
  const { theme } = useSelector(selectPreferences);
  const router = useReleaseRouter(props);
  const follow = useCallback(
    (href: string) => {
      if (`${href}/`.toLowerCase().startsWith(`${basePath}/`)) void router.navigate(href);
      else platform.navigation.go(href);
    },
    [router, basePath, platform],
  );
  return (
    <Root
      language={i18n.language}
      theme={theme}
      container={popupElement}
      visibility={visibility}
      onNavigate={follow}
      onError={platform.reportBug}
    >
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </Root>
  );
}

/** One router a mount; a page that failed to load stays failed in its router, so its Retry asks for another one. */
function useReleaseRouter({ basePath, routerWindow, platform }: Application) {
  const [router, setRouter] = useState(make);
  useEffect(() => () => router.dispose(), [router]);
  function make() {
    const { rights } = platform.configuration;
    return createReleaseRouter({ basePath, routerWindow, rights, onRetry: () => setRouter(make) });
  }
  return router;
}
