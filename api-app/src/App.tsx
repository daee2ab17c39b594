import { selectPreferences, storeWhileShown } from '@tracking-console/platform';
import { CrashBoundary, Root } from '@tracking-console/ui';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type Application, ApplicationContext } from './frame/ApplicationContext.ts';
import { createConsoleRouter } from './router.tsx';
import { Notifier } from './toasts/Notifier.tsx';

export function App(props: Application) {
  const { platform, visibility } = props;
  const store = useMemo(() => storeWhileShown(platform.store, visibility), [platform, visibility]);
  return (
    <CrashBoundary language={platform.i18n.language} onError={platform.reportBug}>
      <Provider store={store}>
        <ApplicationContext value={props}>
          <Console {...props} />
        </ApplicationContext>
      </Provider>
    </CrashBoundary>
  );
}

function Console({ platform, basePath, routerWindow, popupElement, visibility }: Application) {
  const { i18n } = useTranslation('api-app', { useSuspense: false });
  const { theme } = useSelector(selectPreferences);
  const router = useConsoleRouter(basePath, routerWindow);
  const follow = useCallback(
    (href: string) => {
      if (href.toLowerCase().startsWith(`${basePath}/`)) void router.navigate(href);
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
      <Notifier />
    </Root>
  );
}

/** One router a mount; a page that failed to load stays failed in its router, so its Retry asks for another one. */
function useConsoleRouter(basePath: string, routerWindow: Window) {
  const [router, setRouter] = useState(make);
  useEffect(() => () => router.dispose(), [router]);
  function make() {
    return createConsoleRouter(basePath, routerWindow, () => setRouter(make));
  }
  return router;
}
