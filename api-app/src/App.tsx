import { selectPreferences } from '@tracking-console/platform';
import { CrashBoundary, Root } from '@tracking-console/ui';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { type Application, ApplicationContext } from './frame/ApplicationContext.ts';
import { createConsoleRouter } from './router.tsx';
import { Notifier } from './toasts/Notifier.tsx';

export function App(props: Application) {
  const { platform } = props;
  return (
    <CrashBoundary language={platform.i18n.language} onError={platform.reportBug}>
      <Provider store={platform.store}>
        <ApplicationContext value={props}>
          <Console {...props} />
        </ApplicationContext>
      </Provider>
    </CrashBoundary>
  );
}

function Console({ platform, basePath }: Application) {
  const { i18n } = useTranslation('api-app', { useSuspense: false });
  const { theme } = useSelector(selectPreferences);
  const router = useConsoleRouter(basePath);
  const follow = useCallback(
    (href: string) => {
      if (href.toLowerCase().startsWith(`${basePath}/`)) void router.navigate(href);
      else platform.navigation.go(href);
    },
    [router, basePath, platform],
  );
  return (
    <Root language={i18n.language} theme={theme} nonce={pageNonce()} onNavigate={follow} onError={platform.reportBug}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Notifier />
    </Root>
  );
}

/** One router a mount; a page that failed to load stays failed in its router, so its Retry asks for another one. */
function useConsoleRouter(basePath: string) {
  const [router, setRouter] = useState(make);
  useEffect(() => () => router.dispose(), [router]);
  function make() {
    return createConsoleRouter(basePath, () => setRouter(make));
  }
  return router;
}

const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
