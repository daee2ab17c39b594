import { selectPreferences } from '@tracking-console/platform';
import { Root } from '@tracking-console/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ConsoleContext, type ConsoleProps, useConsole } from './console.ts';
import { createRouter } from './createRouter.tsx';
import { pageFiles } from './pageFiles.ts';

export function App(props: ConsoleProps) {
  return (
    <Provider store={props.platform.store}>
      <ConsoleContext value={props}>
        <ThemedConsole />
      </ConsoleContext>
    </Provider>
  );
}

function ThemedConsole() {
  const { platform, basePath } = useConsole();
  const { theme } = useSelector(selectPreferences);
  const { i18n } = useTranslation('buyer-app', { i18n: platform.i18n, useSuspense: false });
  const router = useRouter(basePath);
  const go = useCallback(
    (path: string) => {
      if (path.toLowerCase().startsWith(`${basePath}/`)) void router.navigate(path);
      else platform.navigation.go(path);
    },
    [platform, router, basePath],
  );
  return (
    <Root language={i18n.language} theme={theme} nonce={pageNonce()} onNavigate={go} onError={platform.reportBug}>
      <RouterProvider router={router} />
    </Root>
  );
}

/** One router a mount. A page that failed to load stays failed in its router, so a retry makes another one. */
function useRouter(basePath: string) {
  const [router, setRouter] = useState(make);
  useEffect(() => () => router.dispose(), [router]);
  function make() {
    return createRouter(basePath, pageFiles, () => setRouter(make));
  }
  return router;
}

const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
